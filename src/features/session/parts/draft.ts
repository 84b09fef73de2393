import { useEffect } from 'react'
import * as z from 'zod/mini'
import { dropTab, readTab, writeTab } from '#src/lib/tab-storage.ts'

const KEY = 'doorDraft'
const Draft = z.object({ form: z.string(), typed: z.record(z.string(), z.string()) })

/** What was typed into a form before the page was loaded anew; a form never keeps a password. */
export function readDraft(form: string): Record<string, string> {
  try {
    const draft = Draft.safeParse(JSON.parse(readTab(KEY) ?? 'null'))
    return draft.success && draft.data.form === form ? draft.data.typed : {}
  } catch {
    return {}
  }
}

/** Keeps what is typed through a reload, as a change of language makes one (LANG-2). */
export function useKeptDraft(form: string, typed: () => Record<string, string>): void {
  useEffect(() => {
    dropTab(KEY)
    const keep = () => writeTab(KEY, JSON.stringify({ form, typed: typed() }))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [form, typed])
}
