import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '../domain/languages.ts'
import { MAKERS } from '../domain/roles.ts'
import { endpoint } from './endpoint.ts'

/**
 * A package of SCORM 1.2 comes as the body of a POST here, with `?name=` as the file is called (content type application/zip).
 * 200: an `ImportedPackage`, unpacked, which no player sees yet. Nothing is kept of what is refused: 413 `file-too-large` above
 * 300 MB; 422 with one of `PACKAGE_REFUSALS` (what exactly is meant stands in `fields`, at the path `file`), `virus-found` or
 * `tenant-full`; 429 while too many wait; 503 `scan-away` where nobody could look for viruses.
 */
export const PACKAGES_PATH = '/v2/packages'

/** What is written into the tasks that come with a package. */
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const Goal = z.string().check(z.trim(), z.maxLength(500))
const Reward = z.int().check(z.gte(0), z.lte(10_000))
const Minutes = z.int().check(z.gte(1), z.lte(600))

/** The mission that shows a package as one of its tasks. */
const PlacedTask = z.object({
  id: z.string(),
  adventureId: z.uuid(),
  missionId: z.string(),
  /** Null where the mission is gone, or lists no tasks any more: players do not see it until it has another place. */
  missionName: z.nullable(z.string()),
  name: z.string(),
  goal: z.string(),
  points: z.int(),
  coins: z.int(),
  minutes: z.int(),
  /** It may open windows of other websites, and tell them the player's name. */
  opensWindows: z.boolean(),
  /** A leader rates it once it is done. */
  isLeaderAcceptRequired: z.boolean(),
  /** Ids of those of the adventure. */
  competences: z.array(z.string()),
  /** Ids of the packages that are played in its place, by the language of the player. */
  editions: z.partialRecord(z.enum(LANGUAGE_CODES), z.string()),
})

/** A package that a designer has brought. */
export const ImportedPackage = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** Its own; empty where its manifest says none. */
  title: z.string(),
  /** Of all of its files, unpacked. */
  bytes: z.number(),
  /** Its table of contents. */
  parts: z.array(z.object({ title: z.string(), depth: z.int(), isPlayed: z.boolean() })),
  /** Files that its manifest lists, and that are not in it; it starts all the same. */
  missing: z.array(z.string()),
  importedAt: z.string(),
  /** Null: no player sees it yet. */
  task: z.nullable(PlacedTask),
})
export type ImportedPackage = z.infer<typeof ImportedPackage>

/** Where a package can be put: the missions of an adventure that list their tasks, so that what is not drawn is found. */
export const PackagePlace = z.object({
  adventureId: z.uuid(),
  name: z.string(),
  missions: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What its tasks can be about. */
  competences: z.array(z.object({ id: z.string(), name: z.string() })),
  languages: z.array(z.enum(LANGUAGE_CODES)),
})
export type PackagePlace = z.infer<typeof PackagePlace>

/** The newest first. */
export const readPackages = endpoint({
  method: 'GET',
  path: PACKAGES_PATH,
  reply: z.object({ packages: z.array(ImportedPackage), places: z.array(PackagePlace) }),
  who: MAKERS,
  rate: 'read',
})

const Params = z.object({ packageId: z.uuid() })

/**
 * Makes a package a task of a mission, or changes what is said of it; players have it at once. Done once it stays done, also in
 * another mission. 422 for a mission, a competence or a package of a language that is not there.
 */
export const placePackage = endpoint({
  method: 'PUT',
  path: `${PACKAGES_PATH}/:packageId/task`,
  params: Params,
  body: z.strictObject({
    adventureId: z.uuid(),
    missionId: z.string().check(z.minLength(1), z.maxLength(200)),
    name: Name,
    goal: Goal,
    points: Reward,
    coins: Reward,
    minutes: Minutes,
    opensWindows: z.optional(z.boolean()),
    isLeaderAcceptRequired: z.optional(z.boolean()),
    competences: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
    editions: z.optional(z.partialRecord(z.enum(LANGUAGE_CODES), z.uuid())),
  }),
  reply: ImportedPackage,
  who: MAKERS,
  rate: 'write',
})

/** Its task goes with it; what players earned by it stays theirs. */
export const dropPackage = endpoint({
  method: 'DELETE',
  path: `${PACKAGES_PATH}/:packageId`,
  params: Params,
  who: MAKERS,
  rate: 'write',
})
