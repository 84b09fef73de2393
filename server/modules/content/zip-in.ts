import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { editsBetween } from '#shared/domain/apply-edits.ts'
import { refuseWhenFull } from '#server/http/must-wait.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { withAdventureZip, ZipRefusal, type ZippedFile } from '#server/intake/archive/adventure-zip.ts'
import type { ArrivedBlob } from '#server/lib/files/blobs.ts'
import { makeQueue } from '#server/lib/queue.ts'
import { receive } from './receive.ts'
import { createDraft } from './create-draft.ts'
import { findDraft, hashesOf, lockDraft, writeChange } from './drafts.ts'
import { droppingRest, keepingBlobs } from './keep-blobs.ts'
import { showOne } from './show-content.ts'
import type { MakerVisit } from './visit.ts'

/** Bytes of a zip that is sent: a little more than a draft may hold. */
export const LARGEST_ZIP = 320 * 1024 * 1024

/** One unpacks at a time, so that the others go on. */
const enqueue = makeQueue({ atOnce: 1, waiting: 4 })

interface Meant {
  folder: string
  /** What the sender saw; 0: no draft. */
  revision: number
}

/** The draft becomes what is in the zip. @throws Problem 404, 408, 409, 413, 422, 429, 503 */
export async function takeZip(stream: Readable, meant: Meant, visit: MakerVisit): Promise<ContentAdventure> {
  await mustBeSeen(meant, visit)
  const arrived = [await receive(stream, LARGEST_ZIP, visit)]
  await droppingRest(arrived, visit, async () => {
    const [{ path } = { path: '' }] = arrived
    const work = () => withAdventureZip(path, meant.folder, (files) => unpack(files, meant, visit))
    await enqueue(work).catch((error: unknown) => {
      if (!(error instanceof ZipRefusal)) return refuseWhenFull(error)
      const { code, entry } = error
      throw new Problem(422, code, { fields: [{ path: 'file', message: entry }] })
    })
  })
  return showOne(meant.folder, visit)
}

/** Before anything is unpacked. @throws Problem 404, 409 `draft-changed` */
async function mustBeSeen({ folder, revision }: Meant, visit: MakerVisit): Promise<void> {
  const draft = await findDraft(visit.db, folder, visit)
  if (!draft && revision > 0) throw notFound()
  if ((draft?.revision ?? 0) !== revision) throw new Problem(409, 'draft-changed')
}

async function unpack(files: readonly ZippedFile[], meant: Meant, visit: MakerVisit): Promise<void> {
  const blobs: ArrivedBlob[] = []
  await droppingRest(blobs, visit, async () => {
    const after = new Map<string, string>()
    for (const file of files) {
      const blob = await visit.files.content.blobs.receive(file.read(), file.bytes)
      blobs.push(blob)
      after.set(file.path, blob.hash)
    }
    await keepingBlobs(blobs, visit, async (tx) => {
      const { folder, revision } = meant
      if (revision === 0) await createDraft(tx, { id: randomUUID(), folder, isAsPublished: false }, visit)
      const draft = await lockDraft(tx, folder, visit)
      if (draft.revision !== revision) throw new Problem(409, 'draft-changed')
      const before = await hashesOf(tx, folder, visit)
      const edits = editsBetween(before, after)
      if (edits.length > 0) await writeChange(tx, draft, { id: randomUUID(), edits, before, after }, visit)
    })
  })
}
