import * as z from 'zod/mini'
import { GOODS } from '../domain/goods.ts'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MISSION_KINDS } from '../domain/mission-kinds.ts'
import { SCENE_ALIGNS } from './description.ts'
import { YEAR_SEASONS } from '../domain/daylight.ts'
import { SCENE_VIEWS, WEATHERS } from './layout.ts'
import { FARTHEST, LARGEST_SCENE, SMALLEST_SCENE, USUAL_SCENE } from './measures.ts'
import { Slug } from './slug.ts'
import { LEAST_GROWN, MOST_GROWN } from './stand.ts'
import { LONGEST_TRANSCRIPT } from './texts/longest.ts'
import { UnlockRuleFile } from './unlock-rule.ts'

/** adventure.json */
export const AdventureFile = z.strictObject({
  $schema: z.optional(z.string()),
  /** The folder of the mission that the player sees first. */
  rootMission: Slug,
  /** The type of the mission that players start in and return to; the first mission's where it is not given. */
  mainDestinationType: z.optional(z.enum(MISSION_KINDS)),
  languages: z._default(z.array(z.enum(LANGUAGE_CODES)).check(z.minLength(1)), [...LANGUAGE_CODES]),
  thumbnail: z.optional(z.string()),
  /** Missions and tasks that were renamed, each by its first name: what players reached stays with them. */
  moved: z._default(z.record(Slug, Slug), {}),
})
export type AdventureFile = z.infer<typeof AdventureFile>

const Reward = z.int().check(z.gte(0), z.lte(10_000))

/** One screen; its words stand in text/{lang}.json under steps.<id>. */
const StepFile = z.strictObject({ id: Slug, picture: z.optional(z.string()) })
export type StepFile = z.infer<typeof StepFile>

/** mission.json: everything but the kind of the root has a default. */
export const MissionFile = z.strictObject({
  $schema: z.optional(z.string()),
  type: z._default(z.enum(MISSION_KINDS), 'allInOne'),
  /** Folders of the missions that are reached from here, in order. */
  missions: z._default(z.array(Slug), []),
  /** Files of tasks/, in order; all of them by name where it is not said. */
  tasks: z.optional(z.array(Slug)),
  unlock: z.optional(UnlockRuleFile),
  align: z._default(z.enum(SCENE_ALIGNS), 'center'),
  thumbnail: z.optional(z.string()),
  /** A file of the adventure's assistants/: a picture, or a film that ends in webm. */
  assistant: z.optional(z.string()),
  /** A film of films/ in place of the scene's background, which is shown until it plays. */
  film: z.optional(z.string()),
  /** What is heard there without an end, in place of the platform's own: a file of sounds/. */
  sound: z.optional(z.string()),
  /** Pictures behind its tasks: while they are open, and when they are done. */
  taskBackground: z.optional(z.string()),
  taskBackgroundDone: z.optional(z.string()),
  /** What an onboarding or an easter egg tells, screen by screen. */
  steps: z.optional(z.array(StepFile).check(z.minLength(1), z.maxLength(12))),
  /** What finding an easter egg brings, once. */
  bonus: z.optional(z.strictObject({ points: Reward, coins: z._default(Reward, 0) })),
})
export type MissionFile = z.infer<typeof MissionFile>

const Coordinate = z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST))
const Length = z.number().check(z.gte(1), z.lte(FARTHEST))
const Pair = z.tuple([Coordinate, Coordinate])
/** Pixels of a stored picture per unit of the drawing; below 1 for what is soft. */
const Scale = z.number().check(z.gte(0.05), z.lte(1))

/** Where a picture stands that is no full canvas. */
const spot = {
  /** Its upper left corner. */
  at: z.optional(Pair),
  /** Width and height, where they are not those of the file. */
  size: z.optional(z.tuple([Length, Length])),
  /** How far it stands from where it was drawn, right and down, with all of its pictures. */
  shift: z.optional(Pair),
  /** How many times as large as it was drawn, around its middle. */
  grow: z.optional(z.number().check(z.gte(LEAST_GROWN), z.lte(MOST_GROWN))),
}

const LayerFile = z.strictObject({
  ...spot,
  depth: z.optional(z.number().check(z.gte(0), z.lte(3))),
  scale: z.optional(Scale),
  tile: z.optional(z.literal('x')),
  /** Units a second along x. */
  drift: z.optional(z.number().check(z.gte(-1000), z.lte(1000))),
  path: z.optional(
    z.strictObject({ points: z.array(Pair).check(z.minLength(2)), seconds: z.number().check(z.gte(1)) }),
  ),
  /** Shown only to the player who uses this good of the game. */
  good: z.optional(z.enum(GOODS)),
  /** Shown only in this season of the year. */
  season: z.optional(z.enum(YEAR_SEASONS)),
})
export type LayerFile = z.infer<typeof LayerFile>

const ElementFile = z.strictObject({
  /** Its other pictures stand on the middle of this one. */
  ...spot,
  /** y of the waterline: the build mirrors the element below it. */
  reflect: z.optional(Coordinate),
  /** y of the line that it stands on: of two that overlap, the one with the lower line is in front. Its picture's lower edge where it is not said. */
  foot: z.optional(Coordinate),
  scale: z.optional(Scale),
  label: z.optional(Pair),
  lamp: z.optional(Pair),
  /** Polygon around what can be pressed; by default the outline of the picture. */
  hit: z.optional(z.array(Pair).check(z.minLength(3), z.maxLength(200))),
  /** The part of the game that it leads to, in place of a mission or a task. */
  view: z.optional(z.enum(SCENE_VIEWS)),
  /** From which share of the adventure on my space looks so, in percent. */
  from: z.optional(z.number().check(z.gte(0), z.lte(100))),
})
export type ElementFile = z.infer<typeof ElementFile>

/** Lanterns on the way to a place, which the build draws; they burn once the place where they begin is done. */
const LanternsFile = z.strictObject({
  /** The place where they begin. */
  from: Slug,
  /** Through these points, from there to the place that they lead to. */
  points: z.array(Pair).check(z.minLength(2), z.maxLength(60)),
})
export type LanternsFile = z.infer<typeof LanternsFile>

/** scene.json beside the art. */
export const SceneFile = z.strictObject({
  $schema: z.optional(z.string()),
  size: z._default(
    z.tuple([
      z.int().check(z.gte(SMALLEST_SCENE.width), z.lte(LARGEST_SCENE.width)),
      z.int().check(z.gte(SMALLEST_SCENE.height), z.lte(LARGEST_SCENE.height)),
    ]),
    [USUAL_SCENE.width, USUAL_SCENE.height],
  ),
  /** x, y, width, height of what must always stay in view. */
  safe: z.optional(z.tuple([Coordinate, Coordinate, Length, Length])),
  /** y where the water meets the sky; reflections grow longer below it. By default 28 % down. */
  horizon: z.optional(Coordinate),
  background: z.optional(z.strictObject({ scale: z.optional(Scale) })),
  /** What of the weather there can be here: no snow under water. All of it where nothing is said. */
  weather: z.optional(z.array(z.enum(WEATHERS))),
  /** Paths of lanterns, by the place that each leads to. */
  lanterns: z.optional(z.record(z.string(), LanternsFile)),
  layers: z._default(z.record(z.string(), LayerFile), {}),
  elements: z._default(z.record(z.string(), ElementFile), {}),
})
export type SceneFile = z.infer<typeof SceneFile>

/** What a label, a heading and a paragraph can hold; longer, a place is hidden behind its own name. */
const Name = z.string().check(z.minLength(1), z.maxLength(120))
const Line = z.string().check(z.maxLength(500))
const Paragraph = z.string().check(z.maxLength(4000))

/** The words of one part of a task: a card, a question, a scene. Which of them are shown, the kind of the task says. */
const PartText = z.strictObject({
  title: z.optional(Name),
  text: z.optional(Paragraph),
  /** The same as the text, in plain language: read in its place by who has chosen that. */
  plain: z.optional(Paragraph),
  /** What the picture shows, for those who do not see it. Empty: it only decorates. */
  picture: z.optional(Line),
  question: z.optional(Line),
  answers: z.optional(z.record(z.string(), Line)),
  explanation: z.optional(Paragraph),
  /** Why an answer is wrong, by its id: told to anyone who chose it, before the explanation. Not every answer needs one. */
  feedback: z.optional(z.record(z.string(), Line)),
  /** What the assistant says to anyone who hesitates over the question: a thought that helps, never what is right. */
  hint: z.optional(Line),
  /** Who speaks in a scene, where it is not the assistant. */
  speaker: z.optional(Name),
  /** The two ends of a pair. */
  left: z.optional(Line),
  right: z.optional(Line),
  /** What the two ends of a scale mean. */
  minLabel: z.optional(Name),
  maxLabel: z.optional(Name),
  /** Told while what is chosen of a scale is its threshold or above. Empty: nothing is. */
  declaration: z.optional(Line),
  /** Stands where an opinion will, until it is written. Empty: nothing does. */
  placeholder: z.optional(Line),
})
export type PartText = z.infer<typeof PartText>

/** Under which names a task's text has the words of its parts; each kind has its own. */
export const PART_GROUPS = [
  'cards',
  'spots',
  'questions',
  'pairs',
  'scenes',
  'asks',
  'parts',
  'moments',
  'rating',
] as const
export type PartGroup = (typeof PART_GROUPS)[number]
const Parts = z.optional(z.record(z.string(), PartText))

const TaskText = z.strictObject({
  name: Name,
  /** What its place in the scene looks like, for those who do not see it. */
  description: z.optional(Line),
  goal: Line,
  /** What a film shows and says, for those who do not see it, where its captions do not say all of it. */
  transcript: z.optional(z.string().check(z.maxLength(LONGEST_TRANSCRIPT))),
  congrats: z._default(Line, ''),
  /** What the assistant says to anyone who hesitates, where the kind asks everything at once: a thought that helps, never what is right. */
  hint: z.optional(Line),
  cards: Parts,
  scenes: Parts,
  pairs: Parts,
  spots: Parts,
  questions: Parts,
  asks: Parts,
  parts: Parts,
  moments: Parts,
  /** Of any kind that a leader rates. */
  rating: Parts,
})
export type TaskText = z.infer<typeof TaskText>

const StepText = z.strictObject({
  title: Name,
  text: Paragraph,
  /** What the picture shows. Empty: it only decorates. */
  picture: z._default(Line, ''),
})
export type StepText = z.infer<typeof StepText>

/** text/{lang}.json of a mission. The adventure's own has its name and its competences. */
export const MissionText = z.strictObject({
  name: Name,
  /** What it looks like, as a place and from within, for those who do not see it. */
  description: z.optional(Line),
  tasks: z._default(z.record(z.string(), TaskText), {}),
  steps: z.optional(z.record(z.string(), StepText)),
})
export type MissionText = z.infer<typeof MissionText>

const BadgeText = z.strictObject({
  name: Name,
  /** How it is earned; as it is read before and after that. */
  text: Line.check(z.minLength(1)),
})
export type BadgeText = z.infer<typeof BadgeText>

export const AdventureText = z.strictObject({
  name: Name,
  competences: z._default(z.record(z.string(), Name), {}),
  badges: z.optional(z.record(z.string(), BadgeText)),
})
export type AdventureText = z.infer<typeof AdventureText>
