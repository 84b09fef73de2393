import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, NavLink, Route, Routes, useNavigate, useSearchParams } from 'react-router-dom'
import type { ContentAdventure, ContentFinding } from '#shared/contract/content.ts'
import { CheckRoom } from '#src/features/content/CheckRoom.tsx'
import { FilesRoom } from '#src/features/content/FilesRoom.tsx'
import { LibraryOffer } from '#src/features/content/LibraryOffer.tsx'
import { NoDraft } from '#src/features/content/NoDraft.tsx'
import { OthersHere } from '#src/features/content/OthersHere.tsx'
import { PublishBar } from '#src/features/content/PublishBar.tsx'
import { contentQuery } from '#src/features/content/queries.ts'
import { PreviewButton } from '#src/features/previews/PreviewButton.tsx'
import { sendVersionPreview } from '#src/features/previews/queries.ts'
import { useDraftWork, type DraftWork } from '#src/features/content/use-draft-work.ts'
import { VersionsRoom } from '#src/features/content/VersionsRoom.tsx'
import { CONTENT } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { Coming } from '#src/ui/Coming.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { RoomRow } from '#src/ui/RoomRow.tsx'
import { DraftPreview } from './DraftPreview.tsx'
import { pathToFix } from './fix-path.ts'
import { LateCompareRoom, LateHistoryRoom } from './LateRooms.tsx'
import { LateTasksRoom } from './LateTasks.tsx'
import { LinkToScenes } from './LinkToScenes.tsx'
import { UnsentEdits } from './UnsentEdits.tsx'
import { UnsentFiles } from './UnsentFiles.tsx'
import styles from './Studio.module.css'
import {
  ADVENTURE_ROOMS,
  AFTER,
  BEFORE,
  FILE,
  pathOfAdventure,
  pathOfComparison,
  pathOfFile,
  pathOfPreview,
} from './studio-paths.ts'

/** One adventure of the tenant: its files, what the check says, and its versions. */
export function AdventurePage({ folder }: { folder: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(contentQuery)
  const adventure = data?.adventures.find((one) => one.folder === folder)
  const onBack = () => void navigate(CONTENT)
  const back = t('content.back')
  if (adventure) return <Known adventure={adventure} back={back} onBack={onBack} />
  return (
    <SkyPage title={folder} back={back} onBack={onBack}>
      <div className={page.steps}>
        {data ? (
          <ErrorState sentence={t('content.gone')} back={{ label: back, onPress: onBack }} />
        ) : (
          <Coming error={error} sentence={t('content.unread')} onRetry={refetch} heights={[3, 20]} />
        )}
      </div>
    </SkyPage>
  )
}

interface KnownProps {
  adventure: ContentAdventure
  back: string
  onBack: () => void
}

function Known({ adventure, back, onBack }: KnownProps) {
  const { t } = useTranslation()
  const [asked] = useSearchParams()
  const work = useDraftWork(adventure, asked.get(FILE) ?? '')
  const { folder, name, draft } = adventure
  return (
    <SkyPage
      title={name}
      back={back}
      onBack={onBack}
      head={
        <p className={page.who}>
          <code>{folder}</code>
          <span>{t('content.players', { count: adventure.players })}</span>
        </p>
      }
    >
      <div className={page.steps}>
        <div className={styles.adventure}>
          {draft && (
            <div className={styles.publish}>
              <PublishBar
                work={work}
                versionsHref={`#${pathOfAdventure(folder, 'versions')}`}
                checkHref={`#${pathOfAdventure(folder, 'check')}`}
                preview={<DraftPreview work={work} />}
              />
              <LinkToScenes folder={folder} />
            </div>
          )}
          <OthersHere others={work.others} />
          {draft && <UnsentEdits folder={folder} />}
          {draft && <LibraryOffer work={work} />}
          <RoomRow label={t('content.rooms')}>
            {ADVENTURE_ROOMS.filter((room) => draft !== null || room === 'files' || room === 'versions').map(
              (room) => (
                <NavLink key={room} to={pathOfAdventure(folder, room)} className={page.room ?? ''}>
                  {t(`content.room.${room}`)}
                </NavLink>
              ),
            )}
          </RoomRow>
          <Rooms work={work} />
        </div>
        <UnsentFiles work={work} />
      </div>
    </SkyPage>
  )
}

function Rooms({ work }: { work: DraftWork }) {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const { folder, draft } = work.adventure
  const hrefOf = (path: string) => `#${pathOfFile(folder, path)}`
  const fixHrefOf = (finding: ContentFinding) => {
    const path = pathToFix(folder, finding)
    return path === null ? null : `#${path}`
  }
  return (
    <Routes>
      <Route
        path="files"
        element={
          draft ? (
            <FilesRoom
              work={work}
              selected={asked.get(FILE) ?? ''}
              hrefOf={hrefOf}
              onSelect={(path) => void navigate(pathOfFile(folder, path), { replace: true })}
              onDiscarded={() => void navigate(CONTENT)}
            />
          ) : (
            <NoDraft adventure={work.adventure} onBegun={() => void work.refresh()} />
          )
        }
      />
      {draft && <Route path="tasks" element={<LateTasksRoom work={work} />} />}
      {draft && <Route path="history" element={<LateHistoryRoom folder={folder} hrefOf={hrefOf} />} />}
      {draft && (
        <Route path="check" element={<CheckRoom work={work} hrefOf={hrefOf} fixHrefOf={fixHrefOf} />} />
      )}
      <Route
        path="versions/compare"
        element={
          <LateCompareRoom
            work={work}
            asked={{ before: asked.get(BEFORE), after: asked.get(AFTER) }}
            versionsHref={`#${pathOfAdventure(folder, 'versions')}`}
            onChoose={(comparison) => void navigate(pathOfComparison(folder, comparison), { replace: true })}
          />
        }
      />
      <Route
        path="versions"
        element={
          <VersionsRoom
            work={work}
            compareHref={(comparison) => `#${pathOfComparison(folder, comparison)}`}
            previewOf={(number) => (
              <PreviewButton
                version={number}
                begin={() => sendVersionPreview(folder, number)}
                onBegun={(id) => void navigate(pathOfPreview(id))}
              />
            )}
          />
        }
      />
      <Route path="*" element={<Navigate to={pathOfAdventure(folder)} replace />} />
    </Routes>
  )
}
