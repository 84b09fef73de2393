/** Four colours of a tenant that show what a bright and a dark one does to a scene: the demo's own extremes. */
export const LOOK_COLOURS = {
  bright: { one: '#E4FF1A', two: '#FF5A1F', three: '#E4FF1A', threeLighten: '#F4FFA3' },
  dark: { one: '#0A0A0A', two: '#FF5A1F', three: '#E4FF1A', threeLighten: '#F4FFA3' },
} as const
export type LookColours = keyof typeof LOOK_COLOURS
