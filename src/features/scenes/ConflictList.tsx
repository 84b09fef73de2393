import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Json } from '#shared/content/json.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import type { Conflict } from '#src/outbox/edits/edit-store.ts'
import { placeName } from './names.ts'
import { placeOfValue } from './conflicts.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import styles from './Panels.module.css'
import { useEditLanguage, useEditor, useEdits } from './use-editor.ts'

/** How the fields of scene.json are called. */
const FIELDS = {
  shift: 'scenes.place',
  grow: 'scenes.size',
  label: 'scenes.field.label',
  lamp: 'scenes.field.lamp',
  foot: 'scenes.field.foot',
  reflect: 'scenes.field.reflect',
  depth: 'scenes.field.depth',
  order: 'scenes.field.order',
  name: 'scenes.field.called',
} as const

interface ConflictListProps {
  /** The last one is decided, and what had the focus is gone. */
  onDone: () => void
}

/** What a colleague changed meanwhile as well: both values, and the choice. Nothing of it is overwritten before. */
export function ConflictList({ onDone }: ConflictListProps) {
  const conflicts = useEdits((state) => state.conflicts)
  if (conflicts.length === 0) return null
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.id}>
          <ConflictCard conflict={conflict} onDone={onDone} />
        </li>
      ))}
    </ul>
  )
}

interface ConflictCardProps extends ConflictListProps {
  conflict: Conflict
}

function ConflictCard({ conflict: { id, mine, current }, onDone }: ConflictCardProps) {
  const { t } = useTranslation()
  const { edits, save, missions } = useEditor()
  const card = useRef<HTMLElement>(null)
  const texts = useEdits((state) => state.texts)
  const language = useEditLanguage()
  const place = placeOfValue(mine)
  const { field } = place
  const mission = missions.find((one) => one.id === place.mission)
  const thing = place.thing?.id ?? place.mission
  const what = mission ? placeName(mission, missions, thing, language, texts) : thing
  const theirs = valueIn(texts, mine.file, mine.pointer) ?? current
  const decide = async (choice: 'mine' | 'theirs') => {
    if (choice === 'mine') await save.ready([mine.file])
    edits.decide(id, choice, { word: 'chosen', things: [thing], mission: place.mission })
    const isOpen = edits.store.getState().conflicts.some((one) => one.id === id)
    if (!isOpen && card.current?.contains(document.activeElement)) goOn(card.current, onDone)
  }
  const key = entryOf(FIELDS, field)
  const fieldName = key ? `${t(key)}:` : <code>{field}</code>
  const wordOf = (value: Json | undefined) => (value === undefined ? t('scenes.default') : shown(value))
  return (
    <section ref={card} role="alert" className={styles.conflict}>
      <h2 className={styles.conflictTitle}>
        <WarningCircleIcon weight="fill" aria-hidden />
        {t('scenes.conflict.title', { what })}
      </h2>
      <dl className={styles.versions}>
        <div>
          <dt>{t('scenes.conflict.theirs')}</dt>
          <dd>
            {fieldName} {wordOf(theirs)}
          </dd>
        </div>
        <div>
          <dt>{t('scenes.conflict.mine')}</dt>
          <dd>
            {fieldName} {wordOf(mine.to)}
          </dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button variant="secondary" onClick={() => void decide('theirs')}>
          {t('scenes.conflict.keepTheirs')}
        </Button>
        <Button onClick={() => void decide('mine')}>{t('scenes.conflict.useMine')}</Button>
      </div>
    </section>
  )
}

/** To the first choice of another conflict. */
function goOn(card: HTMLElement, onDone: () => void): void {
  const item = card.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  const button = other?.querySelector('button')
  if (button) button.focus()
  else onDone()
}

function shown(value: Json): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map((one: Json) => shown(one)).join(', ') : JSON.stringify(value)
}
