import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { isFailure } from '#src/lib/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { FolderOpenIcon, PlusIcon, UploadSimpleIcon } from '#src/ui/icons.ts'
import { AdventureCard } from './parts/AdventureCard.tsx'
import { BeginPopup } from './parts/BeginPopup.tsx'
import styles from './parts/Content.module.css'
import { FileButton } from './parts/FileButton.tsx'
import { OwnPopup } from './parts/OwnPopup.tsx'
import { RoomTaken } from './parts/RoomTaken.tsx'
import { useDrop } from './parts/use-drop.ts'
import { ZipPopup } from './parts/ZipPopup.tsx'
import { CONTENT, contentQuery } from './queries.ts'
import type { BeginKind } from './rules/begin-kinds.ts'

export type { BeginKind } from './rules/begin-kinds.ts'

interface ContentDeskProps {
  /** The address of an adventure's page. */
  hrefOf: (folder: string) => string
  /** An adventure was begun. @param as `empty`: nothing is in it yet but its name */
  onBegun: (folder: string, as: BeginKind) => void
}

/** All adventures of the tenant, and the ways to begin one (WORLD-1). */
export function ContentDesk({ hrefOf, onBegun }: ContentDeskProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(contentQuery)
  const [isBeginning, setBeginning] = useState(false)
  const [owned, setOwned] = useState<ContentAdventure | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const isOver = useDrop((found) => {
    const first = found.find(({ path }) => path.toLowerCase().endsWith('.zip'))
    if (first) setZip(first.file)
  })
  const onDone = (folder: string, as: BeginKind = 'copy') => {
    void client.invalidateQueries({ queryKey: [CONTENT] })
    onBegun(folder, as)
  }
  // what one may not see is not there
  if (isFailure(error, 404) || isFailure(error, 403))
    return (
      <ErrorState sentence={t('content.makersOnly')} icon={<FolderOpenIcon weight="fill" aria-hidden />} />
    )
  if (!data)
    return <Coming error={error} sentence={t('content.unread')} onRetry={refetch} heights={[3, 16, 16]} />
  const { adventures, room } = data
  return (
    <div className={styles.page} data-over={isOver}>
      <div className={styles.bar}>
        <div className={styles.actions}>
          <Button icon={<PlusIcon size={20} aria-hidden />} onClick={() => setBeginning(true)}>
            {t('content.begin.button')}
          </Button>
          <FileButton
            label={t('content.fromZip.button')}
            icon={<UploadSimpleIcon size={20} aria-hidden />}
            accept=".zip,application/zip"
            onFiles={(found) => setZip(found[0]?.file ?? null)}
          />
        </div>
        <RoomTaken room={room} />
      </div>
      {adventures.length === 0 ? (
        <EmptyState sentence={t('content.none')} />
      ) : (
        <ul className={styles.cards} aria-label={t('content.title')}>
          {adventures.map((adventure) => (
            <AdventureCard
              key={adventure.folder}
              adventure={adventure}
              href={hrefOf(adventure.folder)}
              onOwn={() => setOwned(adventure)}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('content.dropZip')}</p>
      {isBeginning && (
        <BeginPopup
          content={data}
          onClose={() => setBeginning(false)}
          onBegun={onDone}
          onZip={(chosen) => {
            setBeginning(false)
            setZip(chosen)
          }}
        />
      )}
      {zip && (
        <ZipPopup
          key={zip.name}
          zip={zip}
          taken={adventures.map(({ folder }) => folder)}
          onClose={() => setZip(null)}
          onBegun={onDone}
        />
      )}
      {owned && <OwnPopup adventure={owned} onClose={() => setOwned(null)} onBegun={onDone} />}
    </div>
  )
}
