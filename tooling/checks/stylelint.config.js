/** Files that define colours; all others use tokens. */
const COLOUR_SOURCES = [
  '../../packages/ui/src/theme/**/*.css',
  // Palette of code blocks, which are dark in both schemes.
  '../../packages/markdown/src/styles/code.css',
  // Pages of the login site, which do not use the interface packages.
  '../../apps/server/src/login-site/assets/colors.css',
]

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    'no-duplicate-selectors': true,
  },
  overrides: [
    {
      files: COLOUR_SOURCES,
      rules: { 'color-named': null, 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
}
