import { useTranslation } from 'react-i18next'
import type { Json } from '#shared/content/json.ts'
import { keysOf } from '#shared/content/pointer.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import { ConflictList } from '#src/ui/ConflictList.tsx'
import { useAuthoring, useEdits } from './use-authoring.ts'

/** What of tasks a colleague changed meanwhile as well. */
export function TaskConflicts() {
  const { t } = useTranslation()
  const { edits, save } = useAuthoring()
  const conflicts = useEdits((state) => state.conflicts)
  const texts = useEdits((state) => state.texts)
  const mineOf = (id: string) => conflicts.find((one) => one.id === id)?.mine
  const prepare = (id: string) => save.ready([mineOf(id)?.file ?? ''].filter((file) => file !== ''))
  const decide = (id: string, choice: 'mine' | 'theirs'): boolean => {
    const mine = mineOf(id)
    if (!mine) return true
    const [mission = ''] = mine.file.split('/')
    edits.decide([id], choice, { word: 'chosen', things: [mine.pointer], mission })
    return !edits.store.getState().conflicts.some((one) => one.id === id)
  }
  return (
    <ConflictList
      conflicts={conflicts.map(({ id, mine, current }) => ({
        id,
        title: t('authoring.conflict.title'),
        note: (
          <>
            <code>{mine.file}</code> {keysOf(mine.pointer).slice(-3).join(' › ')}
          </>
        ),
        theirs: shown(valueIn(texts, mine.file, mine.pointer) ?? current) || t('authoring.conflict.nothing'),
        mine: shown(mine.to) || t('authoring.conflict.nothing'),
      }))}
      prepare={prepare}
      onDecide={decide}
    />
  )
}

function shown(value: Json | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
