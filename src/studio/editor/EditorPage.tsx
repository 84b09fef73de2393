import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { NoDraft } from '#src/features/content/NoDraft.tsx'
import { contentQuery } from '#src/features/content/queries.ts'
import { useDraftWork, type DraftWork } from '#src/features/content/use-draft-work.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { useStageMount } from '#src/shell/StageMount.tsx'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { pathOfAdventure } from '../studio-paths.ts'
import { Editor } from './Editor.tsx'
import { FirstScene } from './FirstScene.tsx'
import { useMade } from './use-made.ts'
import type { Made } from './use-new-editor.ts'

/** Where the scenes of an adventure are made (DESIGN-4). */
export function EditorPage() {
  const { t } = useTranslation()
  useStageMount()
  const { folder = '' } = useParams()
  const { data, error, refetch } = useQuery(contentQuery)
  const adventure = data?.adventures.find((one) => one.folder === folder)
  if (adventure?.draft) return <WithDraft key={folder} adventure={adventure} />
  return (
    <Waiting folder={folder} title={adventure?.name ?? folder}>
      {adventure ? (
        <NoDraft adventure={adventure} onBegun={() => void refetch()} />
      ) : data ? (
        <ErrorState sentence={t('content.gone')} />
      ) : (
        <Coming error={error} sentence={t('content.unread')} onRetry={refetch} heights={[3, 20]} />
      )}
    </Waiting>
  )
}

function WithDraft({ adventure }: { adventure: ContentAdventure }) {
  const { t } = useTranslation()
  const { mission } = useParams()
  const work = useDraftWork(adventure, mission === undefined ? '' : `${mission}/scene.json`)
  const { data: profile } = useQuery(profileQuery)
  const { data, error, refetch } = useMade(work)
  const { folder, name } = adventure
  const [last, setLast] = useState<Made | null>(null)
  if (data?.made && data.made !== last) setLast(data.made)
  // while a first build is replaced by the next one there is none: what is open stays open
  const made = data?.made ?? last
  if (made && profile) {
    const { id, displayName } = profile
    return <Editor key={id} work={work} made={made} player={id} playerName={displayName} />
  }
  return (
    <Waiting folder={folder} title={name}>
      {data?.made === null && hasNothing(work) ? (
        <FirstScene
          folder={folder}
          files={work.files?.map(({ path }) => path) ?? []}
          onBegun={() => void refetch()}
        />
      ) : data?.made === null && work.check.state === 'failed' ? (
        <ErrorState sentence={t('scenes.unbuilt')} />
      ) : data?.made === null ? (
        <p role="status">{t('scenes.building')}</p>
      ) : (
        <Coming error={error} sentence={t('scenes.unread')} onRetry={refetch} heights={[3, 20]} />
      )}
    </Waiting>
  )
}

/** No mission is drawn or written yet. */
function hasNothing({ files }: DraftWork): boolean {
  return (
    files !== null &&
    !files.some(
      ({ path }) =>
        /^[^/]+\/[^/]+\.(svg|psd|psb|png|webp|jpe?g|json)$/i.test(path) &&
        !/^(text|pictures|assistants|badges|films|sounds|books|packages)\//.test(path),
    )
  )
}

interface WaitingProps {
  folder: string
  title: string
  children: ReactNode
}

function Waiting({ folder, title, children }: WaitingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useCoveredStage()
  return (
    <SkyPage title={title} back={t('scenes.back')} onBack={() => void navigate(pathOfAdventure(folder))}>
      <div className={page.steps}>{children}</div>
    </SkyPage>
  )
}
