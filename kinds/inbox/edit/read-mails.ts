import { isJsonObject, type Json } from '#shared/content/json.ts'
import { namesIn, partsIn } from '#src/features/authoring/names-in.ts'
import { ACTIONS, PROOFS, type InboxContent } from '../shared/schemas.ts'

export type Mail = InboxContent['mails'][number]

/** What a new one begins with, besides its id. */
export const NEW_MAIL: Omit<Mail, 'id'> = { at: '09:00', from: 'name@harbour.example', action: 'trust' }
/** kB of a new attachment. */
export const USUAL_SIZE = 200

/** The mails as far as they can be read. */
export function readMails(content: Json | undefined): Mail[] {
  return partsIn(content, 'mails').map((part) => {
    const { id, at, from, replyTo, action } = part
    const links = partsIn(part, 'links').map(({ id: link, to }) => ({ id: link, to: textIn(to) }))
    const attachments = partsIn(part, 'attachments').map(({ id: file, size }) => ({
      ...{ id: file, size: typeof size === 'number' ? size : USUAL_SIZE },
    }))
    const clues = namesIn(part['clues'])
    const proof = PROOFS.find((one) => one === part['proof'])
    return {
      ...{ id, at: textIn(at), from: textIn(from) },
      ...(typeof replyTo === 'string' && { replyTo }),
      ...(proof && proof !== 'confirmed' && { proof }),
      ...(links.length > 0 && { links }),
      ...(attachments.length > 0 && { attachments }),
      action: ACTIONS.find((one) => one === action) ?? NEW_MAIL.action,
      ...(clues.length > 0 && { clues }),
    }
  })
}

/** As they stand in the file: what need not be said is not. */
export function writeMails(mails: readonly Mail[]): Json {
  return mails.map(({ id, at, from, replyTo, proof, links = [], attachments = [], action, clues = [] }) => ({
    ...{ id, at, from },
    ...(replyTo !== undefined && replyTo !== '' && { replyTo }),
    ...(proof !== undefined && proof !== 'confirmed' && { proof }),
    ...(links.length > 0 && { links: links.map((link) => ({ id: link.id, to: link.to })) }),
    ...(attachments.length > 0 && {
      attachments: attachments.map((file) => ({ id: file.id, size: file.size })),
    }),
    action,
    ...(clues.length > 0 && { clues: [...clues] }),
  }))
}

/** The domain of the company; empty where none is written. */
export function domainIn(content: Json | undefined): string {
  return isJsonObject(content) ? textIn(content['domain']) : ''
}

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/** The mark of a link in a text. */
export const markOf = (link: string): string => `[${link}]`
