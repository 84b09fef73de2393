import * as z from 'zod/mini'
import { AdventureFolder, FileHash, FilePath } from './content.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './fields.ts'

const Params = z.object({ folder: AdventureFolder })

/** Letters of one file that is sent, at most; longer ones are edited as files. */
export const LONGEST_TEXT_FILE = 512 * 1024

/** The adventures that the caller was asked to translate, by name. What makers may do besides is not among them. */
export const readMyTranslations = endpoint({
  method: 'GET',
  path: '/v2/translations',
  reply: z.object({
    adventures: z.array(
      z.object({ folder: AdventureFolder, name: z.string(), languages: z.array(LanguageCode) }),
    ),
  }),
  who: 'signed-in',
  rate: 'read',
})

/** The paths of a draft, with the text of each that has words or says what there is; null of all others, and of what is too large. */
const DraftTextFiles = z.array(z.object({ path: FilePath, hash: FileHash, text: z.nullable(z.string()) }))

/**
 * What a draft is translated with. Makers may write all of its languages; others those that an admin has given them. With `path`: that file
 * alone. With `parts` hashes: no texts, to see what colleagues have changed. 404 without a draft, and for anyone who may do neither.
 */
export const readTranslation = endpoint({
  method: 'GET',
  path: '/v2/translations/:folder',
  params: Params,
  query: z.object({ path: z.optional(FilePath), parts: z.optional(z.literal('hashes')) }),
  reply: z.object({
    /** In the language of the call. */
    name: z.string(),
    revision: z.int(),
    /** Null: all of them. */
    languages: z.nullable(z.array(LanguageCode)),
    files: DraftTextFiles,
  }),
  who: 'signed-in',
  rate: 'read',
})

/**
 * Writes files of words, and of what they were translated from (`text/<language>.json`, `text/sources/<language>.json`): all of them or none, as
 * one revision of the draft. `from` is the hash of the file as it was seen, null where there was none; `text` null: it goes. Who only
 * translates changes nothing but texts that the adventure has, in the languages that were given. The same `id` again is acknowledged again.
 * 409 `file-changed` as for `editDraft`; 422 names each file that may not be written so by `edits.<number>`.
 */
export const editTranslation = endpoint({
  method: 'POST',
  path: '/v2/translations/:folder/edits',
  params: Params,
  body: z.strictObject({
    id: z.uuid(),
    edits: z
      .array(
        z.strictObject({
          path: FilePath,
          from: z.nullable(FileHash),
          text: z.nullable(z.string().check(z.maxLength(LONGEST_TEXT_FILE))),
        }),
      )
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.object({
    revision: z.int(),
    /** Of each file that was sent, in the same order; null where it is gone. */
    hashes: z.array(z.nullable(FileHash)),
  }),
  who: 'signed-in',
  rate: 'write',
  bodyBytes: 16 * 1024 * 1024,
})

/** Who may translate an adventure without making it, by name. 404 without a draft. */
export const readTranslators = endpoint({
  method: 'GET',
  path: '/v2/translations/:folder/translators',
  params: Params,
  reply: z.object({
    translators: z.array(
      z.object({ id: z.uuid(), name: z.string(), email: z.string(), languages: z.array(LanguageCode) }),
    ),
  }),
  who: ['admin'],
  rate: 'read',
})

/** Gives somebody exactly these languages of an adventure to translate; none: it is taken back. 404 without a draft, 422 for nobody of the tenant. */
export const setTranslator = endpoint({
  method: 'POST',
  path: '/v2/translations/:folder/translators',
  params: Params,
  body: z.strictObject({
    personId: z.uuid(),
    languages: z.array(LanguageCode).check(z.maxLength(20)),
  }),
  reply: readTranslators.reply,
  who: ['admin'],
  rate: 'write',
})
