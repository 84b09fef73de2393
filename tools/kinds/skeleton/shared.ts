import type { KindNames } from './names.ts'

/** What both sides know of the kind, by path in its folder. */
export const skeletonShared = ({ folder, name, schema }: KindNames): Record<string, string> => ({
  'shared/kind.ts': `import { defineTaskKind } from '#kinds/define/shared.ts'

/** One question with two answers. */
export const ${name} = defineTaskKind({
  id: '${folder}',
  claim: null,
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
`,

  'shared/schemas.ts': `import * as z from 'zod/mini'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/**
 * What a designer writes, answers included. Words stand in text/{lang}.json under tasks.<task>.parts.asked: question, answers.<answer>
 * and explanation.
 */
export const ${schema}Content = z.strictObject({
  type: z.literal('${folder}'),
  answers: z.array(Slug).check(z.minLength(2), z.maxLength(2)),
  right: Slug,
})
export type ${schema}Content = z.infer<typeof ${schema}Content>

/** As the build stores it: files under their served addresses. */
export type ${schema}Published = ${schema}Content

/** Under this name stand its words. */
export const ASKED = 'asked'

/** What may leave the server before it is answered. */
export const ${schema}Playable = z.object({
  type: z.literal('${folder}'),
  question: z.string(),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type ${schema}Playable = z.infer<typeof ${schema}Playable>

/** How far an attempt is, as its player may know it. */
export const ${schema}State = z.object({
  type: z.literal('${folder}'),
  /** Null until it was answered. */
  answered: z.nullable(z.object({ given: z.string(), right: z.string(), explanation: z.string() })),
})
export type ${schema}State = z.infer<typeof ${schema}State>

/** What the player does. Sent twice it counts once. */
export const ${schema}Move = z.strictObject({ type: z.literal('${folder}'), answer: MoveId })
export type ${schema}Move = z.infer<typeof ${schema}Move>
`,
})
