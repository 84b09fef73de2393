import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useWhen } from '#src/i18n/use-when.ts'
import { classes } from '#src/ui/class-names.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Entry } from '#src/outbox/edits/edit-store.ts'
import { useEntryWords } from './entry-words.ts'
import { goInHistory } from './go-in-history.ts'
import { placeName } from './names.ts'
import styles from './Panels.module.css'
import { useBench, useEditLanguage, useEditor, useEdits } from './use-editor.ts'

/** Everything that one did here, the latest first: pressed, it is as it was right after that. */
export function HistoryPanel() {
  const { t } = useTranslation()
  const { storage, isReadOnly } = useEditor()
  const bench = useBench()
  const { lost, atRisk } = useStore(storage.store)
  const past = useEdits((state) => state.past)
  const future = useEdits((state) => state.future)
  const rows = [
    ...future.map((entry, index) => ({ entry, by: future.length - index, isUndone: true })),
    ...past.toReversed().map((entry, index) => ({ entry, by: -index, isUndone: false })),
  ]
  if (rows.length === 0) return <p className={styles.hint}>{t('scenes.history.none')}</p>
  return (
    <section className={styles.properties} aria-label={t('scenes.history.title')}>
      <p className={styles.hint}>{t('scenes.history.hint')}</p>
      {atRisk > 0 && <Notice tone="warn">{t('scenes.history.atRisk', { count: atRisk })}</Notice>}
      <ol className={styles.rows}>
        {rows.map(({ entry, by, isUndone }) => (
          <li key={entry.id}>
            <button
              type="button"
              className={classes(styles.entry, isUndone && styles.undone)}
              aria-current={by === 0 ? 'step' : undefined}
              disabled={isReadOnly}
              onClick={() => void goInHistory(bench, by)}
            >
              <EntryWords entry={entry} isUndone={isUndone} />
            </button>
          </li>
        ))}
        {!isReadOnly && past.length > 0 && (
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => void goInHistory(bench, -past.length)}
            >
              <span className={styles.name}>{t('scenes.history.start')}</span>
            </button>
          </li>
        )}
      </ol>
      {lost > 0 && <p className={styles.hint}>{t('scenes.history.lost', { count: lost })}</p>}
    </section>
  )
}

function EntryWords({ entry, isUndone }: { entry: Entry; isUndone: boolean }) {
  const { t } = useTranslation()
  const when = useWhen()
  const didOf = useEntryWords()
  const { missions } = useEditor()
  const texts = useEdits((state) => state.texts)
  const language = useEditLanguage()
  const mission = missions.find(({ id }) => id === entry.mission)
  return (
    <>
      <span className={styles.name}>{didOf(entry)}</span>
      <span className={styles.notes}>
        {isUndone && <>{t('scenes.history.undone')} · </>}
        {mission && placeName(mission, missions, mission.id, language, texts)} ·{' '}
        {when.ago(new Date(entry.at).toISOString())}
      </span>
    </>
  )
}
