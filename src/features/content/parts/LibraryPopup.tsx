import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryChange } from '#shared/contract/content-library.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { createChangeIds } from '../change-ids.ts'
import { libraryQuery, sendLibrary } from '../queries.ts'
import { byGroup } from '../rules/library-groups.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { LibraryRow } from './LibraryRow.tsx'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface LibraryPopupProps {
  work: DraftWork
  onClose: () => void
}

const NONE: readonly LibraryChange[] = []

/** What has changed in the library, by what it is of, and which of it is taken into the draft. */
export function LibraryPopup({ work, onClose }: LibraryPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { folder } = work.adventure
  const { data, error, refetch } = useQuery(libraryQuery(folder))
  const changes = data?.changes ?? NONE
  const [ids] = useState(createChangeIds)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isRestDeclined, setRestDeclined] = useState(false)
  const { sending, send } = useSending<Reason>(REFUSED)
  // what the draft has changed as well is taken only where somebody says so
  const isTaken = ({ path, isConflict }: LibraryChange) => chosen.get(path) ?? !isConflict
  const taken = changes.filter(isTaken)
  const rest = changes.filter((one) => !isTaken(one))
  const answer = async () => {
    const wanted = { taken: taken.map(seen), declined: isRestDeclined ? rest.map(seen) : [] }
    const isDone = await send(() => ids.under(wanted, (id) => sendLibrary(folder, { id, ...wanted })))
    await work.refresh()
    if (isDone) onClose()
  }
  const isNothing = taken.length === 0 && !(isRestDeclined && rest.length > 0)
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.library.title')}
        </h2>
        {data ? (
          <>
            <p>{t('content.library.means')}</p>
            {byGroup(changes).map(({ group, changes: some }) => (
              <section key={group} className={styles.stack} aria-labelledby={`${titleId}-${group}`}>
                <h3 id={`${titleId}-${group}`}>
                  {t(`content.library.group.${group}`, { count: some.length })}
                </h3>
                <ul className={styles.stack}>
                  {some.map((one) => (
                    <LibraryRow
                      key={one.path}
                      folder={folder}
                      change={one}
                      isTaken={isTaken(one)}
                      onTaken={(is) => setChosen(new Map(chosen).set(one.path, is))}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {rest.length > 0 && (
              <Checkbox
                label={t('content.library.decline', { count: rest.length })}
                checked={isRestDeclined}
                onChange={({ target }) => setRestDeclined(target.checked)}
              />
            )}
          </>
        ) : (
          <Coming error={error} sentence={t('content.library.unread')} onRetry={refetch} heights={[3, 8]} />
        )}
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button
            loadingVerb={sending.state === 'sending' && t('content.working')}
            disabledReason={isNothing && t('content.library.nothing')}
            onClick={() => void answer()}
          >
            {taken.length > 0
              ? t('content.library.take', { count: taken.length })
              : t('content.library.keep')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}

const seen = ({ path, mine, theirs }: LibraryChange) => ({ path, mine, theirs })
