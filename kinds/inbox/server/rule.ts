import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { drawSalt, idOf, keyOf } from '#kinds/define/keys.ts'
import { piecesAround } from '#shared/domain/marked-text.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import {
  ACTIONS,
  HEADER_CLUES,
  type Action,
  type InboxContent,
  type InboxPlayable,
} from '../shared/schemas.ts'

type Mail = InboxContent['mails'][number]

const Stored = z.object({
  /** Drawn once an attempt, and never sent. */
  salt: z.string(),
  /** By ids of mails, each with the first decision. */
  given: z.array(z.object({ mail: z.string(), action: z.enum(ACTIONS) })),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** What deleting a dangerous mail is worth: it is gone, and nobody else is warned (decision 165). */
const DELETED_SHARE = 0.5

/** Mails to be judged. The first decision about each counts; a false alarm costs as much as a miss. */
export const rule: TaskRule<'inbox', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now, chance }) => ({ salt: drawSalt(chance), given: [], since: now.getTime() }),

  playable: (content, text, { salt }) => ({
    type: 'inbox',
    mails: content.mails.map((mail) => shown(mail, content.domain, text, salt)).toSorted(latestFirst),
  }),

  take({ mails }, stored, { mail: key, action }, { now }) {
    const ids = mails.map(({ id }) => id)
    const mail = idOf(stored.salt, 'mail', key, ids)
    if (mail === null) return 'unknown'
    const first = stored.given.find((one) => one.mail === mail)
    if (first) return first.action === action ? stored : 'already-answered'
    return withSpent({ ...stored, given: [...stored.given, { mail, action }] }, mail, now.getTime())
  },

  show: (content, { parts }, stored) => ({
    type: 'inbox',
    judged: judgedOf(content, stored).map(([mail, action]) => ({
      ...{ mail: keyOf(stored.salt, 'mail', mail.id), action, right: mail.action },
      ...{ share: shareOf(mail.action, action), explanation: parts?.[mail.id]?.explanation ?? '' },
      clues: (mail.clues ?? []).map((clue) =>
        HEADER_CLUES.some((one) => one === clue) ? clue : partKey(stored.salt, mail, clue),
      ),
    })),
  }),

  progress: (content, stored) => percentDone(judgedOf(content, stored).length, content.mails.length),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(
      judgedOf(content, stored).map(([{ id }]) => leastSecondsFor(parts?.[id]?.title, parts?.[id]?.text)),
    ),

  result(content, stored) {
    const judged = judgedOf(content, stored)
    if (judged.length < content.mails.length) return null
    const shares = judged.map(([mail, action]) => shareOf(mail.action, action))
    return {
      share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      score: { right: shares.filter((share) => share === 1).length, all: shares.length },
      isPassed: true,
    }
  },
}

/** What a decision is worth, 0 to 1. */
export function shareOf(right: Action, action: Action): number {
  if (action === right) return 1
  return right === 'report' && action === 'delete' ? DELETED_SHARE : 0
}

/** In the order in which they were judged, without those that a new version removed. */
function judgedOf({ mails }: InboxContent, { given }: Stored): [Mail, Action][] {
  return given.flatMap(({ mail: id, action }): [Mail, Action][] => {
    const mail = mails.find((one) => one.id === id)
    return mail ? [[mail, action]] : []
  })
}

/** The key of a link or attachment; ids are their mail's own. */
const partKey = (salt: string, { id }: Mail, part: string): string => keyOf(salt, `part of ${id}`, part)

function shown(
  mail: Mail,
  domain: string,
  { parts }: TaskText,
  salt: string,
): InboxPlayable['mails'][number] {
  const { id, at, from, replyTo = null, proof = 'confirmed', links = [], attachments = [] } = mail
  const words = parts?.[id]
  const say = (part: string): string => words?.answers?.[part] ?? part
  const pieces = piecesAround(
    words?.text ?? '',
    links.map((link) => link.id),
  )
  return {
    ...{ key: keyOf(salt, 'mail', id), at, name: words?.speaker ?? '', from, replyTo, proof },
    // what only pretends to come from inside does not
    ...{ isOutside: proof === 'failed' || !isFrom(from, domain), subject: words?.title ?? '' },
    pieces: pieces.map(({ text, mark }) => ({
      text,
      link: mark === null ? null : partKey(salt, mail, mark),
    })),
    links: links.map((link) => ({
      ...{ key: partKey(salt, mail, link.id), text: say(link.id), to: link.to },
    })),
    attachments: attachments.map(({ id: part, size }) => ({
      ...{ key: partKey(salt, mail, part), name: say(part), size },
    })),
  }
}

/** From the domain itself, or from one below it. */
export function isFrom(address: string, domain: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return host === domain || host.endsWith(`.${domain}`)
}

function latestFirst(one: { at: string; key: string }, other: { at: string; key: string }): number {
  const [before, after] = [`${one.at} ${one.key}`, `${other.at} ${other.key}`]
  return before < after ? 1 : -1
}
