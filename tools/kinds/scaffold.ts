import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { nameOf, schemaNameOf } from './lists.ts'

const LIST = 'kinds/list.ts'

/**
 * Adds the line of a new kind. @returns the folders with it
 * @throws a sentence for a name that is none, or that is taken
 */
export function addToList(folder: string, folders: readonly string[]): readonly string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder))
    throw new Error(`"${folder}" is no name of a kind: use small letters and single hyphens`)
  if (folders.includes(folder) || existsSync(`kinds/${folder}`))
    throw new Error(`kinds/${folder} is there already`)
  writeFileSync(LIST, readFileSync(LIST, 'utf8').replace('\n] as const', `\n  '${folder}',\n] as const`))
  return [...folders, folder]
}

/** The files of a new kind, which compile: a picture to look at, done at the first move. Its developer replaces what they say. */
export function scaffold(folder: string): Map<string, string> {
  const [name, schema] = [nameOf(folder), schemaNameOf(folder)]
  const at = (path: string) => `kinds/${folder}/${path}`
  return new Map([
    [at('shared/kind.ts'), sharedOf(folder, name)],
    [at('shared/schemas.ts'), schemasOf(folder, schema)],
    [at('server/rule.ts'), ruleOf(folder)],
    [at('server/intake.ts'), intakeOf(folder)],
    [at('server/kind.ts'), serverOf(folder, name)],
    [at('client/kind.ts'), clientOf(name)],
    [at(`client/${schema}Player.tsx`), playerOf(folder, schema)],
    [at('client/sample.ts'), attemptSampleOf(name)],
    [at('sample.ts'), sampleOf(name)],
    ...LANGUAGE_CODES.map((language): [string, string] => [
      at(`i18n/${language}.json`),
      `${JSON.stringify({ note: '', doneNote: '' }, null, 2)}\n`,
    ]),
  ])
}

const sharedOf = (folder: string, name: string) => `import { defineTaskKind } from '#kinds/define/shared.ts'

export const ${name} = defineTaskKind({
  id: '${folder}',
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
`

const schemasOf = (folder: string, schema: string) => `import * as z from 'zod/mini'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** What a designer writes, answers included. */
export const ${schema}Content = z.strictObject({ type: z.literal('${folder}'), picture: z.string() })
export type ${schema}Content = z.infer<typeof ${schema}Content>

/** As the build stores it: files under their served addresses. */
export type ${schema}Published = ${schema}Content

/** What may leave the server before it is answered. */
export const ${schema}Playable = z.object({ type: z.literal('${folder}'), picture: z.string() })
export type ${schema}Playable = z.infer<typeof ${schema}Playable>

/** How far an attempt is, as its player may know it. */
export const ${schema}State = z.object({ type: z.literal('${folder}'), seen: z.array(z.string()) })
export type ${schema}State = z.infer<typeof ${schema}State>

/** What the player does. */
export const ${schema}Move = z.strictObject({ type: z.literal('${folder}'), saw: MoveId })
export type ${schema}Move = z.infer<typeof ${schema}Move>
`

const ruleOf = (folder: string) => `import * as z from 'zod/mini'
import { LEAST_SECONDS_EACH } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

const Stored = z.object({ seen: z.array(z.string()) })
type Stored = z.infer<typeof Stored>

const WHOLE = 'whole'

export const rule: TaskRule<'${folder}', Stored> = {
  stored: Stored,
  begin: () => ({ seen: [] }),
  tries: null,
  playable: ({ type, picture }) => ({ type, picture }),
  take: (_, { seen }, { saw }) => (saw === WHOLE ? { seen: [...new Set([...seen, saw])] } : 'unknown'),
  show: ({ type }, _, { seen }) => ({ type, seen }),
  clock: null,
  progress: (_, { seen }) => (seen.length > 0 ? 50 : 0),
  leastSeconds: (_, __, { seen }) => LEAST_SECONDS_EACH * seen.length,
  result: (_, { seen }) => (seen.length > 0 ? { share: 1, score: null, isPassed: true } : null),
}
`

const intakeOf = (folder: string) => `import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'${folder}'> = {
  check() {},
  words: () => null,
  shownShare: () => 1,
  whyNotRated: () => null,
  publish: async ({ type, picture }, files) => ({
    type,
    picture: await files.picture(picture, 'content.picture'),
  }),
}
`

const serverOf = (folder: string, name: string) => `import { defineTaskServer } from '#kinds/define/server.ts'
import { ${name} as kind } from '../shared/kind.ts'
import { intake } from './intake.ts'
import { rule } from './rule.ts'

export const ${name} = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: '${folder}', en: '${folder}', es: '${folder}', de: '${folder}' },
  activity: 'interaction',
  hasPassMark: false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: () => [],
  exam: null,
  anonymous: null,
  files: null,
  launch: null,
})
`

const clientOf = (name: string) => `import { defineTaskClient } from '#kinds/define/client.tsx'
import { ${name} as kind } from '../shared/kind.ts'

export const ${name} = defineTaskClient(kind, {
  note: (t) => t('${name}.note'),
  doneNote: (t) => t('${name}.doneNote'),
  again: (t) => t('tasks.introduction.again'),
  review: null,
  isReviewedAtOnce: false,
  lessWell: () => null,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: false,
  player: async () => (await import('./${schemaNameOf(name)}Player.tsx')).${schemaNameOf(name)}Player,
})
`

const playerOf = (
  folder: string,
  schema: string,
) => `import type { PlayerProps } from '#kinds/define/client.tsx'

/** Sends what was seen, then the end; \`src/features/tasks/play\` has what every player needs. */
export function ${schema}Player({ attempt }: PlayerProps<'${folder}'>) {
  return <img src={attempt.playable.picture} alt="" />
}
`

const attemptSampleOf = (name: string) => `import { defineAttemptSample } from '#kinds/define/client.tsx'
import { ${name} as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  { type: kind.id, picture: '/scenes/cup.0123456789abcdef.webp' },
  { type: kind.id, seen: [] },
  { type: kind.id, saw: 'whole' },
])
`

const sampleOf = (name: string) => `import { defineTaskSample } from '#server/testing/task-sample.ts'
import { ${name} as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'

export const ${name} = defineTaskSample(kind, {
  content: { type: kind.id, picture: PICTURE },
  written: { type: kind.id, picture: 'cup.svg' },
  otherwise: null,
  refused: [],
  seconds: 0,
  moves: () => [{ type: kind.id, saw: 'whole' }],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
`
