import { useEffect, useState } from 'react'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { TaskTemplate } from '#kinds/define/edit.ts'
import { entryOf } from '#shared/scene/entry-of.ts'

/** What a task of the kind begins with; null until it has come, and where it does not. */
export function useExample(kind: string): TaskTemplate | null {
  const [come, setCome] = useState<{ kind: string; example: TaskTemplate } | null>(null)
  useEffect(() => {
    let isShown = true
    const edit = entryOf(TASKS_EDIT, kind)
    edit?.template().then(
      (example) => {
        if (isShown) setCome({ kind, example })
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [kind])
  return come?.kind === kind ? come.example : null
}
