import type { DraftEdit } from '#shared/contract/content.ts'
import { Failure, isFailure } from '#src/lib/failure.ts'
import { askDraft, sendEdits } from './queries.ts'
import { notesBeside } from './replaced-words.ts'
import { untilDone } from './rules/until-done.ts'
import { placesNamed, splitByDraft, type Upload } from './rules/upload.ts'
import type { UploadStore } from './upload-store.ts'

/** Colleagues who save in between make it begin anew; beyond that each is shown as a conflict. */
const MOST_ROUNDS = 5

/** @returns what makes files whose bytes are there part of the draft, in one change; what it cannot, is marked with why. Never rejects. */
export function createSettling(
  folder: string,
  { store, all, change, remove }: UploadStore,
  isOver: () => boolean,
  onChanged: () => void,
): (ready: readonly Upload[]) => Promise<void> {
  /** Makes them part of the draft, all that nobody else has changed meanwhile. */
  async function settle(ready: readonly Upload[]): Promise<void> {
    let open = wantedOf(ready)
    // a refusal names at least one, which is left out then: only colleagues could make it go on for ever
    for (let rounds = 0; open.length > 0 && rounds < MOST_ROUNDS && !isOver();) {
      try {
        await edit(open)
        await takeBack(open)
        settled(wantedOf(open))
        return
      } catch (error) {
        if (isOver()) return
        const known = open
        if (isFailure(error, 409)) rounds += 1
        open = wantedOf(
          isFailure(error, 409)
            ? await compare(known).catch((reason: unknown) => refuse(known, failureOf(reason)))
            : refuse(known, failureOf(error)),
        )
      }
    }
    for (const { id } of open) change(id, { state: 'failed', failure: new Failure(409, folder) })
  }

  async function edit(open: readonly Upload[]): Promise<void> {
    const id = crypto.randomUUID()
    const puts = open.map(({ path, hash, from }) => ({ kind: 'put' as const, path, hash, from }))
    const replaced = open.map(({ path, from, file }) => ({ path, from, read: () => file.text() }))
    const tries = { onRetry: () => open.forEach((one) => change(one.id, { isRetrying: true })), isOver }
    const edits = [...puts, ...(await untilDone(() => notesBeside(folder, replaced), tries))]
    await untilDone(() => sendEdits(folder, id, edits, 'log'), tries)
  }

  /** Those that nobody has taken back. */
  function wantedOf(some: readonly Upload[]): readonly Upload[] {
    const ids = new Set(all().map(({ id }) => id))
    return some.filter(({ id }) => ids.has(id))
  }

  /** Those that were taken back while they became part of the draft are it no more; what replaces one follows on it. */
  async function takeBack(landed: readonly Upload[]): Promise<void> {
    const wanted = new Set(wantedOf(landed))
    const edits: DraftEdit[] = []
    for (const one of landed.filter((each) => !wanted.has(each))) {
      const { path, hash, from } = one
      const next = all().find((each) => each.path === path)
      if (next && next.from === from) change(next.id, { from: hash })
      else if (from === null) edits.push({ kind: 'delete', path, from: hash })
      else edits.push({ kind: 'put', path, hash: from, from: hash })
    }
    if (edits.length === 0) return
    const id = crypto.randomUUID()
    // a colleague who has changed one meanwhile keeps it
    await untilDone(() => sendEdits(folder, id, edits, 'log'), { isOver }).catch(() => undefined)
    onChanged()
  }

  function settled(open: readonly Upload[]): void {
    if (open.length === 0) return
    remove(new Set(open.map(({ id }) => id)))
    store.setState(({ done }) => ({ done: done + open.length }))
    onChanged()
  }

  /** Somebody was faster. @returns those that may be sent again as they are */
  async function compare(open: readonly Upload[]): Promise<readonly Upload[]> {
    const { files } = await untilDone(() => askDraft(folder), { isOver })
    const { same, conflicts, rest } = splitByDraft(open, files)
    if (same.length > 0) settled(same)
    for (const { upload, theirs } of conflicts) change(upload.id, { state: 'conflict', theirs })
    onChanged()
    return rest
  }

  /** The server names what it does not take; where it names none, it is all of them. @returns those that may be sent without */
  function refuse(open: readonly Upload[], failure: Failure): readonly Upload[] {
    const named = new Set([...placesNamed(failure)].filter((place) => place < open.length))
    const isRefused = (_: Upload, place: number) => named.size === 0 || named.has(place)
    for (const { id } of open.filter(isRefused)) change(id, { state: 'failed', failure })
    return open.filter((one, place) => !isRefused(one, place))
  }

  return settle
}

export function failureOf(error: unknown): Failure {
  return isFailure(error) ? error : new Failure(-1, '')
}
