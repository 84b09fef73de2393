import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MISSION_KINDS } from '../domain/mission-kinds.ts'
import { SCENE_ALIGNS } from './description.ts'
import { SceneLayout } from './layout.ts'

/** What the designers' gallery is told while developing: scenes, findings and costs. Of tasks it knows names alone. */
const Names = z.partialRecord(z.enum(LANGUAGE_CODES), z.string())

/** A task that is played there. */
const GalleryTask = z.object({ id: z.string(), names: Names })

/** A picture of the scene, and what it takes of the graphics card. */
const GalleryPicture = z.object({
  /** As the drawing calls it: `background`, `layer hills`, `element harbour light`. */
  name: z.string(),
  /** In pixels of the stored picture. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
})
export type GalleryPicture = z.infer<typeof GalleryPicture>

/** Bytes on the graphics card, and the pictures that take the most of them, the largest first. */
const GallerySpending = z.object({
  bytes: z.number(),
  allowed: z.number(),
  largest: z.array(GalleryPicture),
})
export type GallerySpending = z.infer<typeof GallerySpending>

const GalleryMission = z.object({
  id: z.string(),
  type: z.enum(MISSION_KINDS),
  align: z.enum(SCENE_ALIGNS),
  names: Names,
  missions: z.array(z.string()),
  tasks: z.array(GalleryTask),
  assistant: z.nullable(z.string()),
  film: z.nullable(z.string()),
  scene: z.nullable(SceneLayout),
  /** What phones show in its place. */
  mobileScene: z.nullable(SceneLayout),
  /** Everything, and the half-size set for phones; null where nothing was drawn. */
  cost: z.nullable(z.object({ full: GallerySpending, small: GallerySpending })),
})
export type GalleryMission = z.infer<typeof GalleryMission>

const GalleryAdventure = z.object({
  id: z.string(),
  names: Names,
  languages: z.array(z.enum(LANGUAGE_CODES)),
  missions: z.array(GalleryMission),
})
export type GalleryAdventure = z.infer<typeof GalleryAdventure>

const GalleryFinding = z.object({
  severity: z.enum(['error', 'advice']),
  /** Path below the scenes folder. */
  file: z.string(),
  problem: z.string(),
  hint: z.string(),
})
export type GalleryFinding = z.infer<typeof GalleryFinding>

const Gallery = z.object({
  adventures: z.array(GalleryAdventure),
  findings: z.array(GalleryFinding),
})
export type Gallery = z.infer<typeof Gallery>

/** Null while the first build runs. */
export const GalleryNow = z.nullable(Gallery)

/** Where the developer's server answers with a `GalleryNow`. */
export const GALLERY_SCENES = '/gallery/scenes.json'
/** What it says to its pages when the scenes were built anew (a Vite event). */
export const GALLERY_RENEWED = 'waymark:gallery'
