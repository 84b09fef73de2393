import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_CONTENT_FILE } from '#shared/contract/content.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { placed, sortedOut, type Unfit } from '../rules/chosen.ts'
import type { ChosenFile } from '../rules/dropped-files.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { PathList } from './PathList.tsx'
import { useHashes } from './use-hashes.ts'

interface AddPopupProps {
  work: DraftWork
  found: readonly ChosenFile[]
  /** Where they go, unless another folder is chosen. */
  folder: string
  folders: readonly string[]
  onClose: () => void
}

const WHY_UNFIT: readonly Unfit[] = ['no-adventure-file', 'unwritable', 'left-behind', 'clash']

/** Before files become part of the draft: where they go, which are new, and which replace others. */
export function AddPopup({ work, found, folder, folders, onClose }: AddPopupProps) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const titleId = useId()
  const [into, setInto] = useState(folder)
  const { hashes, isDone } = useHashes(useMemo(() => found.map(({ file }) => file), [found]))
  const all = placed(found, into, work.files ?? [], hashes)
  const { unfit, tooLarge, same, replaced, added } = sortedOut(all, work.files ?? [], LARGEST_CONTENT_FILE)
  const meant = [...added, ...replaced]
  const add = () => {
    work.sender.add(meant.map(({ path, file, before }) => ({ path, file, from: before?.hash ?? null })))
    onClose()
  }
  const options = folders.map((id) => ({
    id,
    label: id === '' ? t('content.add.top', { folder: work.adventure.folder }) : id,
  }))
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.asked}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.add.title', { count: found.length })}
        </h2>
        <SelectField
          label={t('content.add.into')}
          options={options}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        />
        <div role="status" className={styles.stack}>
          {isDone ? (
            <>
              <PathList title={t('content.add.new', { count: added.length })} files={added} />
              <PathList title={t('content.add.replaced', { count: replaced.length })} files={replaced} />
              {same.length > 0 && <p>{t('content.add.same', { count: same.length })}</p>}
            </>
          ) : (
            <p>{t('content.add.comparing')}</p>
          )}
        </div>
        {WHY_UNFIT.map((why) => {
          const some = unfit.filter((one) => one.why === why)
          if (some.length === 0) return null
          return (
            <Notice key={why} tone="error">
              <p>{t(`content.add.unfit.${why}`, { count: some.length })}</p>
              <PathList files={some} />
            </Notice>
          )
        })}
        {tooLarge.length > 0 && (
          <Notice tone="error">
            <p>{t('content.add.tooLarge', { count: tooLarge.length, most: sizeOf(LARGEST_CONTENT_FILE) })}</p>
            <PathList files={tooLarge} />
          </Notice>
        )}
        <div className={styles.actions}>
          <Button
            loadingVerb={!isDone && t('content.add.comparing')}
            disabledReason={
              isDone &&
              meant.length === 0 &&
              t(same.length > 0 ? 'content.add.nothing' : 'content.add.noneFits')
            }
            onClick={add}
          >
            {t('content.add.button', { count: meant.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </div>
    </Popup>
  )
}
