import type { DiagramLook } from './diagram-look.ts'

/** Mermaid's settings for a look: the colours of the theme, no shadows, no colours of its own. */
export function toMermaidTheme({ isDark, fontFamily, serif, colours }: DiagramLook) {
  const { paper, sheet, ink, wash, brand, seal } = colours
  const soft = colours['ink-soft']
  const faint = colours['ink-faint']
  const strong = colours['hairline-strong']
  const variables: Record<string, string | undefined> = {
    ...group(ink, 'primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor'),
    ...group(ink, 'actorTextColor signalTextColor labelTextColor loopTextColor noteTextColor'),
    ...group(ink, 'classText taskTextOutsideColor taskTextDarkColor pieTitleTextColor'),
    ...group(ink, 'pieLegendTextColor labelColor'),
    ...group(sheet, 'primaryColor mainBkg actorBkg labelBoxBkgColor stateBkg'),
    ...group(faint, 'primaryBorderColor nodeBorder actorBorder labelBoxBorderColor titleColor'),
    ...group(faint, 'activationBorderColor stateBorder'),
    ...group(soft, 'lineColor signalColor defaultLinkColor transitionColor arrowheadColor'),
    ...group(wash, 'secondaryColor noteBkgColor activationBkgColor sectionBkgColor'),
    ...group(paper, 'background tertiaryColor clusterBkg edgeLabelBackground pieStrokeColor'),
    ...group(paper, 'altSectionBkgColor altBackground compositeBackground'),
    ...group(strong, 'secondaryBorderColor tertiaryBorderColor clusterBorder noteBorderColor'),
    ...group(strong, 'actorLineColor doneTaskBkgColor pieOuterStrokeColor'),
    ...group(colours.hairline, 'gridColor'),
    ...group(brand, 'taskBkgColor taskBorderColor activeTaskBorderColor'),
    ...group(colours['brand-soft'], 'activeTaskBkgColor sectionBkgColor2'),
    ...group(colours['on-brand'], 'taskTextColor taskTextLightColor'),
    ...group(seal, 'critBkgColor critBorderColor todayLineColor'),
    ...group(colours['on-tone'], 'pieSectionTextColor'),
  }
  for (let tone = 0; tone < 8; tone += 1) {
    const colour = colours[`tone-${tone}` as 'tone-0']
    Object.assign(variables, group(colour, `pie${tone + 1} git${tone} cScale${tone}`))
    Object.assign(
      variables,
      group(colours['on-tone'], `gitBranchLabel${tone} cScaleLabel${tone} cScaleInv${tone}`),
    )
  }
  return {
    theme: 'base' as const,
    look: 'classic' as const,
    fontFamily,
    themeVariables: { ...known(variables), darkMode: isDark, fontFamily, fontSize: '14px' },
    themeCSS: `
      .node rect, rect.actor, rect.note, .labelBox { rx: 6px; ry: 6px; stroke-width: 1px; }
      .node :is(circle, ellipse, polygon, path) { stroke-width: 1px; }
      .flowchart-link, .messageLine0, .messageLine1, .relation { stroke-width: 1.2px; }
      .cluster rect { fill: none; rx: 6px; ry: 6px; stroke-dasharray: 4 4; }
      .cluster-label, .cluster .nodeLabel { font-family: ${serif}; font-size: 13px; }
      * { filter: none; }
    `,
  }
}

function group(colour: string | undefined, names: string): Record<string, string | undefined> {
  return Object.fromEntries(names.split(' ').map((name) => [name, colour]))
}

/** Mermaid computes with each colour, and refuses empty ones. */
function known(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, colour]) => colour))
}
