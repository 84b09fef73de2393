import { isWordsOfFinding, type WordsOfFinding } from '../domain/findings/words.ts'
import * as z from 'zod/mini'
import { MOST_DRAFT_FILES, SCHEDULE_REFUSALS } from '../domain/drafts.ts'
import { MAKERS } from '../domain/roles.ts'
import { endpoint } from './endpoint.ts'
import { AddressNumber, LanguageCode } from './fields.ts'
import { FindingFix } from './finding-fix.ts'

/**
 * The folder's name, which is the adventure's id: `lantern-isles`. Small letters, digits and hyphens, beginning with a letter or
 * digit.
 */
export const AdventureFolder = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9][a-z0-9-]*$/))
/** Of a file inside of the adventure's folder, as in `scenes/<adventure>/`: `harbour/element lamp.png`. Never leads out of it. */
export const FilePath = z.string().check(z.minLength(1), z.maxLength(400))
/** SHA-256 of a file's bytes, in hexadecimal. */
export const FileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Params = z.object({ folder: AdventureFolder })

/** Who did something, and when. */
const Trace = z.object({ at: z.string(), by: z.nullable(z.string()) })

const HowChanged = z.enum(['added', 'changed', 'removed'])

/** What is wrong in one file, and how to mend it. */
export const ContentFinding = z.object({
  severity: z.enum(['error', 'advice']),
  /** Path inside of the adventure's folder; of a folder where it is about more than one file. */
  file: z.string(),
  /** In English. */
  problem: z.string(),
  hint: z.string(),
  /** The same for every language: codes of sentences, and what they name. */
  words: z.optional(z.custom<WordsOfFinding>(isWordsOfFinding)),
  fix: z.optional(FindingFix),
})
export type ContentFinding = z.infer<typeof ContentFinding>

/**
 * One run of the intake over a revision of a draft, in a process of its own. `failed`: nothing playable came of it; its findings say
 * why. `superseded`: the draft changed before it began.
 */
export const ContentBuild = z.object({
  id: z.uuid(),
  revision: z.int(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'superseded']),
  findings: z.array(ContentFinding),
  /** What publishing it would change for players, against the version `base`; null while it is not done. */
  changes: z.nullable(
    z.object({
      missions: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
      tasks: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
      /** Languages whose words change. */
      texts: z.array(z.string()),
      /** Pictures, films and sounds that were not there before. */
      art: z.int(),
      /** Missions and tasks among them, at most 60; not of what was published before they were noted. */
      named: z.optional(
        z.array(
          z.object({
            what: z.enum(['mission', 'task']),
            how: HowChanged,
            id: z.string(),
            names: z.partialRecord(LanguageCode, z.string()),
          }),
        ),
      ),
      /** Files that differ from those of the version that players see, at most 60; not where those are unknown. */
      files: z.optional(z.array(z.object({ path: z.string(), how: HowChanged }))),
      fileCount: z.optional(z.int()),
    }),
  ),
  /** The number of the version that players saw when it was built; null: none, or it is not done. */
  base: z.nullable(z.int()),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
})
export type ContentBuild = z.infer<typeof ContentBuild>

/** Of the tenant, in use. */
const ContentTeam = z.object({ id: z.uuid(), name: z.string() })

/** What was published: of the tenant's own draft, or of the release. */
export const ContentVersion = z.object({
  number: z.int(),
  note: z.string(),
  published: Trace,
  /** Players see it now, but for those of a trial. */
  isCurrent: z.boolean(),
  /** Its teams see it now, and nobody else. */
  isTrial: z.boolean(),
  /** The teams that it was published for, as far as they are still in use; null: everybody. */
  teams: z.nullable(z.array(ContentTeam)),
  /** When it was scheduled by anyone who published it; null: it was published at once. */
  scheduledAt: z.nullable(z.string()),
  /** The version that was brought back with this one, or was shown to these teams before; null where it was published from a draft. */
  restored: z.nullable(z.int()),
  changes: ContentBuild.shape.changes,
  /** Its files are known, so that it can be compared; not those of the release. */
  hasFiles: z.boolean(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** A version that is to be published at a moment, or was refused then. */
export const ContentSchedule = z.object({
  id: z.uuid(),
  at: z.string(),
  scheduled: Trace,
  note: z.string(),
  /** Whom it is for; null: everybody. */
  teams: z.nullable(z.array(ContentTeam)),
  /** Why it was not published; null while it waits. */
  refusal: z.nullable(z.enum(SCHEDULE_REFUSALS)),
  /** What the check found at the moment, errors alone. */
  findings: z.array(ContentFinding),
})
export type ContentSchedule = z.infer<typeof ContentSchedule>

export const ContentAdventure = z.object({
  folder: AdventureFolder,
  /** In the language of the call; the folder's name where there is none yet. */
  name: z.string(),
  thumbnail: z.nullable(z.string()),
  /** Players see it: published from the tenant's draft (`own`) or with the release (`release`); null: nothing is published yet. */
  published: z.nullable(z.enum(['own', 'release'])),
  /** What everybody sees, but for the teams of a trial. */
  version: z.nullable(ContentVersion),
  /** What some teams see before everybody else. */
  trial: z.nullable(ContentVersion),
  schedule: z.nullable(ContentSchedule),
  /** How many people play it. */
  players: z.int(),
  /** Null: the tenant has no files of its own of it, and each release may change it. */
  draft: z.nullable(
    z.object({
      revision: z.int(),
      files: z.int(),
      bytes: z.number(),
      changed: Trace,
      /** Its files are not those that players' version was built of. */
      isAhead: z.boolean(),
      /** Its files are those that the version of the trial was built of. */
      isOnTrial: z.boolean(),
    }),
  ),
  /** Its files are known, as its own or those of the release: its draft can be begun, or another adventure begun as a copy. */
  canCopy: z.boolean(),
  /** Files of the library that have changed since the draft became a copy of it; 0: none, or it is no copy. */
  updates: z.int(),
  /** The newest, where there is a draft. */
  build: z.nullable(ContentBuild),
})
export type ContentAdventure = z.infer<typeof ContentAdventure>

/** All of the tenant: those that are played and those that are only drafts; by name. */
export const readContent = endpoint({
  method: 'GET',
  path: '/v2/content',
  reply: z.object({
    adventures: z.array(ContentAdventure),
    /** What may be begun from besides: a small adventure that already plays. */
    starters: z.array(z.object({ folder: AdventureFolder, name: z.string() })),
    /** Adventures of the release that the tenant has not, of which copies may be begun. */
    library: z.array(z.object({ folder: AdventureFolder, name: z.string() })),
    /** Bytes of files that the tenant has, and may have. */
    room: z.object({ taken: z.number(), most: z.number() }),
    /** Those that a version may be shown to first: in use, by name. */
    teams: z.array(z.object({ ...ContentTeam.shape, members: z.int() })),
    /** Of the tenant, whose clock says when something is published: an IANA name. */
    timeZone: z.string(),
  }),
  who: MAKERS,
  rate: 'read',
})

/**
 * Begins a draft. With a new folder: a new adventure, as a copy of `from`, with the name said. With `from` the folder itself: the
 * draft of an adventure that came with the release; from then on no release changes it. Again with the same `id`: answered as before.
 * 409 `folder-taken` where the tenant has such a draft, 422 for a `from` that is not there.
 */
export const beginDraft = endpoint({
  method: 'POST',
  path: '/v2/content',
  body: z.strictObject({
    id: z.uuid(),
    folder: AdventureFolder,
    /** Null: nothing but the name. */
    from: z.nullable(AdventureFolder),
    /** In the adventure's languages; nothing: as in `from`. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  }),
  reply: ContentAdventure,
  who: MAKERS,
  rate: 'write',
  // a large one is copied file by file
  waitsMs: 25_000,
})

/** The draft is gone; what is published stays. Where nothing was published, the adventure is gone. 404 without a draft. */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/v2/content/:folder',
  params: Params,
  query: z.object({ revision: AddressNumber }),
  who: MAKERS,
  rate: 'write',
})

export const DraftFile = z.object({ path: FilePath, hash: FileHash, bytes: z.int(), changed: Trace })
export type DraftFile = z.infer<typeof DraftFile>

/** By path. 404 without a draft. */
export const readDraft = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/files',
  params: Params,
  reply: z.object({ revision: z.int(), files: z.array(DraftFile) }),
  who: MAKERS,
  rate: 'read',
})

/**
 * One change of a draft. `from` is what it replaces: the hash of the file as it was seen, null where there was none. `hash` names
 * bytes that were sent to `CONTENT_BLOBS_PATH` before.
 */
export const DraftEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('put'), path: FilePath, hash: FileHash, from: z.nullable(FileHash) }),
  z.strictObject({ kind: z.literal('delete'), path: FilePath, from: FileHash }),
  z.strictObject({ kind: z.literal('move'), path: FilePath, to: FilePath, from: FileHash }),
])
export type DraftEdit = z.infer<typeof DraftEdit>

/**
 * All of them or none, in order, as one revision. The same `id` again is acknowledged, or refused, again and changes nothing. 409 `file-changed`
 * where a file is not as it was seen: `conflicts` of the problem name paths and hashes as they are now. 422 for a path that no adventure
 * has, a name that the system cannot write, or bytes that are not here.
 */
export const editDraft = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/edits',
  params: Params,
  body: z.strictObject({
    id: z.uuid(),
    edits: z.array(DraftEdit).check(z.minLength(1), z.maxLength(MOST_DRAFT_FILES)),
  }),
  reply: z.object({ revision: z.int(), files: z.array(DraftFile) }),
  who: MAKERS,
  rate: 'write',
  bodyBytes: 16 * 1024 * 1024,
})

/**
 * Bytes of one file as the body of a POST (`application/octet-stream`, at most 100 MB); 200 `{ hash, bytes }`. What no draft names
 * within a day is deleted. 408 `upload-stalled`, 413 `file-too-large`, 422 `virus-found` or `tenant-full`, 503 `scan-away`.
 */
export const CONTENT_BLOBS_PATH = '/v2/content-blobs'
export const LARGEST_CONTENT_FILE = 100 * 1024 * 1024

/**
 * A zip of an adventure's folder (its files at the top or in one folder) as the body of a POST to
 * `/v2/content/:folder/zip?revision=` (`application/zip`, at most 300 MB, 5000 files); 0 where there is no draft yet. The draft becomes
 * exactly what is in it, as one revision. 200: the `ContentAdventure`. 409 `draft-changed`; 422 `zip-unreadable`, `zip-unsafe`,
 * `zip-other-file` or `zip-too-much`, with `fields` that name the entry.
 * As a GET without a query: the draft as a zip, whose import makes the same bytes; without a draft the files that were published last,
 * or those of the release.
 */
export const contentZipPath = (folder: string): string => `/v2/content/${folder}/zip`
/**
 * The bytes of one file of a draft, to be looked at or saved: `?path=`. Pictures and texts alone are shown, everything else is saved.
 * @param of the library: as it is in the adventure that the draft is a copy of; a number: as in that version
 */
export const contentFilePath = (folder: string, path: string, of?: FileSource): string =>
  `/v2/content/${folder}/file?path=${encodeURIComponent(path)}${of === undefined ? '' : `&of=${of}`}`
export type FileSource = 'library' | number

/**
 * Builds the draft as it is now; the build of this revision where there is one that did not fail. 404 for anyone who
 * neither makes nor translates it.
 */
export const buildDraft = endpoint({
  method: 'POST',
  path: '/v2/content/:folder/builds',
  params: Params,
  reply: ContentBuild,
  who: 'signed-in',
  rate: 'write',
})

/** Waits up to 20 s while it is waiting or running. 404 for a build that is not of this draft. */
export const readBuild = endpoint({
  method: 'GET',
  path: '/v2/content/:folder/builds/:buildId',
  params: z.object({ folder: AdventureFolder, buildId: z.uuid() }),
  reply: ContentBuild,
  who: 'signed-in',
  rate: 'read',
  waitsMs: 20_000,
})
