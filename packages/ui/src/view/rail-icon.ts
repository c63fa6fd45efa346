/** Size (px) and stroke of the icons in the rail. */
export const RAIL_ICON = { size: 18, stroke: 1.6 } as const
