import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { DRAFTS, drafts, type Draft } from '../drafts.ts'
import { listen } from '../events.ts'
import { dropTab, readTab, writeTab } from '../tab-storage.ts'

const Saved = z.record(
  z.string(),
  z.object({ owner: z.nullable(z.string()), typed: z.record(z.string(), z.string()) }),
)

/**
 * Keeps what is typed when a 401 takes the form away (AUTH-8), and through a reload, as a change of language makes one (LANG-2).
 * @param form names the draft
 * @param owner id of the player, null at the auth pages: nobody else is shown it
 * @param typed what is to be kept now, by field; never a password
 * @returns what was kept; null where nothing was
 */
export function useDraft(
  form: string,
  owner: string | null,
  typed: () => Record<string, string>,
): Draft['typed'] | null {
  const [draft] = useState(() => readDraft(form, owner))
  const keep = useEffectEvent(() => {
    const words = typed()
    if (Object.keys(words).length > 0) drafts.set(form, { owner, typed: words })
  })
  useEffect(() => {
    dropDraft(form, owner)
    const stop = listen((event) => {
      if (event.type === 'call-failed' && event.failure.kind === 'signed-out') keep()
    })
    const leave = () => {
      keep()
      if (drafts.size > 0) writeTab(DRAFTS, JSON.stringify(Object.fromEntries(drafts)))
    }
    addEventListener('pagehide', leave)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
    }
  }, [form, owner])
  return draft
}

function readDraft(form: string, owner: string | null): Draft['typed'] | null {
  for (const [name, draft] of Object.entries(readSaved())) drafts.set(name, draft)
  dropTab(DRAFTS)
  const draft = drafts.get(form)
  return draft?.owner === owner ? draft.typed : null
}

function dropDraft(form: string, owner: string | null): void {
  if (drafts.get(form)?.owner === owner) drafts.delete(form)
}

function readSaved(): Record<string, Draft> {
  try {
    const saved = Saved.safeParse(JSON.parse(readTab(DRAFTS) ?? '{}'))
    return saved.success ? saved.data : {}
  } catch {
    return {}
  }
}
