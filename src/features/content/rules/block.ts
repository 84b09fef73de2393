import type { DraftWork } from '../use-draft-work.ts'
import { errorsIn } from './findings.ts'

export interface Block {
  why: 'uploads' | 'check' | 'errors' | 'failed' | 'same'
  count: number
}

/** Why a draft cannot be published now; null where it can. */
export function blockOf({ adventure, uploads, check }: DraftWork): Block | null {
  const { build, state } = check
  if (uploads.length > 0) return { why: 'uploads', count: uploads.length }
  if (build === null || state === 'outdated' || state === 'running') return { why: 'check', count: 0 }
  const errors = errorsIn(build)
  if (errors > 0) return { why: 'errors', count: errors }
  if (state === 'failed') return { why: 'failed', count: 0 }
  if (adventure.published === 'own' && adventure.draft?.isAhead === false) return { why: 'same', count: 0 }
  return null
}
