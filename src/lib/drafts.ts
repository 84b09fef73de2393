import { dropTab } from './tab-storage.ts'

/** Tab key under which drafts outlive a reload. */
export const DRAFTS = 'drafts'

/** What was typed into a form and is not sent. */
export interface Draft {
  /** Id of the player who typed it; null: somebody at the auth pages. */
  owner: string | null
  /** By field. */
  typed: Record<string, string>
}

/** By form. In memory: anyone who is thrown out by a 401 finds them after the login (AUTH-8), and nobody else. */
export const drafts = new Map<string, Draft>()

/** Somebody left, or somebody else came. */
export function forgetDrafts(): void {
  drafts.clear()
  dropTab(DRAFTS)
}
