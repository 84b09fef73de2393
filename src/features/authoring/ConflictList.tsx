import { useTranslation } from 'react-i18next'
import type { Json } from '#shared/content/json.ts'
import { keysOf } from '#shared/content/pointer.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import type { Conflict } from '#src/outbox/edits/edit-store.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarningCircleIcon } from '#src/ui/icons.ts'
import styles from './Authoring.module.css'
import { useAuthoring, useEdits } from './use-authoring.ts'

/** What a colleague changed meanwhile as well: both, and the choice. Nothing of it is overwritten before. */
export function ConflictList() {
  const conflicts = useEdits((state) => state.conflicts)
  if (conflicts.length === 0) return null
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.id}>
          <ConflictCard conflict={conflict} />
        </li>
      ))}
    </ul>
  )
}

function ConflictCard({ conflict: { id, mine, current } }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { edits, save } = useAuthoring()
  const theirs = useEdits(({ texts }) => valueIn(texts, mine.file, mine.pointer)) ?? current
  const [mission = ''] = mine.file.split('/')
  const decide = async (choice: 'mine' | 'theirs') => {
    if (choice === 'mine') await save.ready([mine.file])
    edits.decide(id, choice, { word: 'chosen', things: [mine.pointer], mission })
  }
  return (
    <section role="alert" className={styles.conflict}>
      <h2 className={styles.conflictTitle}>
        <WarningCircleIcon weight="fill" aria-hidden />
        {t('authoring.conflict.title')}
      </h2>
      <p className={styles.note}>
        <code>{mine.file}</code> {keysOf(mine.pointer).slice(-3).join(' › ')}
      </p>
      <dl className={styles.versions}>
        <div>
          <dt>{t('authoring.conflict.theirs')}</dt>
          <dd>{shown(theirs) || t('authoring.conflict.nothing')}</dd>
        </div>
        <div>
          <dt>{t('authoring.conflict.mine')}</dt>
          <dd>{shown(mine.to) || t('authoring.conflict.nothing')}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void decide('theirs')}>
          {t('authoring.conflict.keepTheirs')}
        </Button>
        <Button onClick={() => void decide('mine')}>{t('authoring.conflict.useMine')}</Button>
      </div>
    </section>
  )
}

function shown(value: Json | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
