import { and, desc, eq, lt } from 'drizzle-orm'
import type { HistoryEntry, readHistory } from '#shared/contract/content-history.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { FileEdit } from '#shared/domain/drafts.ts'
import { contentEdits } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound } from '#server/http/problem.ts'
import { findDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

const A_PAGE = 100
/** The first change of a copy has all of its files. */
const MOST_FILES = 20

/** @throws Problem 404 without a draft */
export async function showHistory(
  folder: string,
  { before }: HandlerInput<typeof readHistory>['query'],
  visit: MakerVisit,
): Promise<Reply<typeof readHistory>> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const rows = await db
    .select({
      ...{ revision: contentEdits.revision, edits: contentEdits.edits, at: contentEdits.at },
      by: people.displayName,
    })
    .from(contentEdits)
    .innerJoin(people, and(eq(people.tenantId, contentEdits.tenantId), eq(people.id, contentEdits.personId)))
    .where(
      and(
        eq(contentEdits.tenantId, tenant.id),
        eq(contentEdits.folder, folder),
        before === undefined ? undefined : lt(contentEdits.revision, before),
      ),
    )
    .orderBy(desc(contentEdits.revision))
    .limit(A_PAGE + 1)
  return {
    entries: rows.slice(0, A_PAGE).map(({ revision, edits, at, by }) => ({
      ...{ revision, by, at: at.toISOString(), count: edits.length },
      edits: edits.slice(0, MOST_FILES).map(show),
    })),
    hasMore: rows.length > A_PAGE,
  }
}

function show(edit: FileEdit): HistoryEntry['edits'][number] {
  const { kind, path } = edit
  if (kind === 'move') return { kind, path, to: edit.to }
  if (kind === 'delete') return { kind, path, to: null }
  return { kind: edit.from === null ? 'add' : 'change', path, to: null }
}
