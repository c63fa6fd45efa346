import type { Schema } from 'hast-util-sanitize'

const words = (text: string) => text.trim().split(/\s+/)

/** Allowed elements: no script, no foreign content, no links, no frames. */
const ELEMENTS = words(`
  svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker style switch filter
  animate animateTransform animateMotion mpath
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Allowed attributes by their names in hast. References are `href` and `xLinkHref`. */
const ATTRIBUTES = words(`
  id className style lang xmlLang xmlSpace role viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy
  fr d points pathLength transform transformOrigin transform-box dx dy rotate textLength lengthAdjust startOffset method
  spacing href xLinkHref version baseProfile
  fill fillOpacity fillRule stroke strokeDashArray strokeDashOffset strokeLineCap strokeLineJoin strokeMiterLimit
  strokeOpacity strokeWidth vectorEffect paintOrder color opacity display visibility overflow clip clipPath clipRule mask
  maskType filter enableBackground mix-blend-mode isolation shapeRendering textRendering imageRendering colorRendering
  colorInterpolation colorInterpolationFilters floodColor floodOpacity lightingColor stopColor stopOpacity offset
  fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight letterSpacing wordSpacing
  textAnchor textDecoration dominantBaseline alignmentBaseline baselineShift writingMode direction unicodeBidi kerning
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits
  maskUnits maskContentUnits filterUnits primitiveUnits markerUnits markerWidth markerHeight markerStart markerMid
  markerEnd refX refY orient
  in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent stdDeviation
  edgeMode kernelMatrix order divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent kernelUnitLength limitingConeAngle azimuth elevation pointsAtX pointsAtY
  pointsAtZ z scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles
  attributeName attributeType from to by begin dur end min max restart repeatCount repeatDur calcMode keyTimes
  keySplines keyPoints path additive accumulate
  ariaHidden ariaLabel ariaLabelledBy`)

/** For `hast-util-sanitize`: other elements are removed, and their content too if it is code. */
export const SVG_SCHEMA: Schema = {
  tagNames: ELEMENTS,
  attributes: { '*': ATTRIBUTES },
  // References have been checked before.
  protocols: {},
  strip: ['script', 'foreignObject', 'foreignobject', 'iframe', 'object', 'embed', 'handler'],
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  ancestors: {},
  required: {},
}
