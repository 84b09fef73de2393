import * as z from 'zod/mini'

/** What may be seen falling, drifting and rising. */
export const WEATHERS = ['snow', 'clouds', 'bubbles'] as const
export type Weather = (typeof WEATHERS)[number]

/** No canvas, and nothing on it, reaches further (units of the scene). */
const FAR = 100_000
const Place = z.number().check(z.gte(-FAR), z.lte(FAR))
const Length = z.number().check(z.gt(0), z.lte(FAR))

/** Reference units of the scene's own canvas: x, y, width, height. */
export const Box = z.object({ x: Place, y: Place, width: Length, height: Length })
export type Box = z.infer<typeof Box>

export const Point = z.object({ x: Place, y: Place })
export type Point = z.infer<typeof Point>

/** A file, or the part of an atlas page that holds the picture. `frame` is in pixels of the file. */
export const PictureFile = z.object({ url: z.string(), frame: z.nullable(Box) })
export type PictureFile = z.infer<typeof PictureFile>

/** A picture at its place. `small` is the half size for phones. */
export const Placed = z.object({ file: PictureFile, small: z.nullable(PictureFile), box: Box })
export type Placed = z.infer<typeof Placed>

export const LayerLayout = z.object({
  name: z.string(),
  picture: Placed,
  /** How far it follows the camera: 0 stuck to the screen, 1 with the world, more is nearer. */
  depth: z.number().check(z.gte(-10), z.lte(10)),
  /** Repeats along x over the whole world. */
  isTiled: z.boolean(),
  /** In front of the elements. */
  isFront: z.boolean(),
  /** Reference units a second along x. */
  drift: Place,
  /** Round trip through these points, relative to the picture's place; null stands still. */
  path: z.nullable(z.object({ points: z.array(Point).check(z.minLength(1)), seconds: Length })),
  /** Only on the map of the player who uses this good of the game. A page that is older than the build does not know all of them. */
  good: z.optional(z.string()),
  /** Only once this place is done. */
  lit: z.optional(z.string()),
  /** Only in this season of the year. A page that is older than the build does not know all of them. */
  season: z.optional(z.string()),
})
export type LayerLayout = z.infer<typeof LayerLayout>

export const ElementLayout = z.object({
  /** The mission or task that a press opens. */
  id: z.string(),
  picture: Placed,
  done: z.nullable(Placed),
  /** Drawn additively: while in progress, when done, while hovered. */
  glow: z.nullable(Placed),
  light: z.nullable(Placed),
  hover: z.nullable(Placed),
  /** In place of the picture while hovered, in trees that bring whole pictures. */
  hovered: z.optional(z.nullable(Placed)),
  /** Mist while locked. */
  veil: z.nullable(Placed),
  /** Mirror image on the water below. */
  reflection: z.nullable(Placed),
  /** Polygon around what can be pressed. */
  hit: z.array(Point),
  /** Where the label hangs: the middle of its upper edge. */
  label: Point,
  /** Where its light burns; the middle where the designer names none. */
  lamp: Point,
  /** y of the line that it stands on, where that is not its lower edge. Versions of before have none. */
  foot: z.optional(Place),
})
export type ElementLayout = z.infer<typeof ElementLayout>

/** Parts of the game that a place of a scene can lead to. */
export const SCENE_VIEWS = ['shop', 'my-space'] as const
export type SceneView = (typeof SCENE_VIEWS)[number]

/** How a place that leads to a part of the game (`SceneView`, and what later builds add) looks from this share of the adventure on (percent). */
export const ViewLayout = z.extend(ElementLayout, { view: z.string(), from: z.number() })
export type ViewLayout = z.infer<typeof ViewLayout>

/** What the intake makes of a folder of art: every picture with its place. */
export const SceneLayout = z.object({
  size: z.object({ width: Length, height: Length }),
  /** What must stay in view whatever the screen's shape. */
  safe: Box,
  background: z.nullable(Placed),
  /** The whole scene as one light picture, as a newcomer sees it: stands until its art is there. Versions of before have none. */
  poster: z.optional(Placed),
  layers: z.array(LayerLayout),
  elements: z.array(ElementLayout),
  /** Ways to other parts of the game; several of one view stand in one place, by what they are shown from. */
  views: z.optional(z.array(ViewLayout)),
  /** Of the weather that the tenant has, what there can be here; all of it where the scene does not say. */
  weather: z.optional(z.array(z.enum(WEATHERS))),
})
export type SceneLayout = z.infer<typeof SceneLayout>
