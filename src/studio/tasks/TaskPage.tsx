import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { TaskDesk } from '#src/features/authoring/TaskDesk.tsx'
import { CheckNote } from '#src/features/content/CheckNote.tsx'
import { NoDraft } from '#src/features/content/NoDraft.tsx'
import { contentQuery } from '#src/features/content/queries.ts'
import { useDraftWork } from '#src/features/content/use-draft-work.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { Coming } from '#src/ui/Coming.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { DraftPreview } from '../DraftPreview.tsx'
import { pathOfAdventure, pathOfScene } from '../studio-paths.ts'
import { WithAuthoring } from './WithAuthoring.tsx'

/** Where one task of an adventure is written (AUTHOR-1). */
export function TaskPage() {
  useCoveredStage()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { folder = '' } = useParams()
  const { data, error, refetch } = useQuery(contentQuery)
  const adventure = data?.adventures.find((one) => one.folder === folder)
  if (adventure?.draft) return <WithDraft key={folder} adventure={adventure} />
  return (
    <SkyPage
      title={adventure?.name ?? folder}
      back={t('authoring.back')}
      onBack={() => void navigate(pathOfAdventure(folder))}
    >
      <div className={page.steps}>
        {adventure ? (
          <NoDraft adventure={adventure} onBegun={() => void refetch()} />
        ) : data ? (
          <ErrorState sentence={t('content.gone')} />
        ) : (
          <Coming error={error} sentence={t('content.unread')} onRetry={refetch} heights={[3, 20]} />
        )}
      </div>
    </SkyPage>
  )
}

function WithDraft({ adventure }: { adventure: ContentAdventure }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mission = '', task = '' } = useParams()
  const work = useDraftWork(adventure, `${mission}/tasks/${task}.json`)
  const back = () => void navigate(pathOfAdventure(adventure.folder, 'tasks'))
  return (
    <WithAuthoring
      work={work}
      frame={(notice) => (
        <SkyPage title={adventure.name} back={t('authoring.back')} onBack={back}>
          <div className={page.steps}>{notice}</div>
        </SkyPage>
      )}
    >
      <TaskDesk
        key={`${mission} ${task}`}
        mission={mission}
        task={task}
        sceneHref={`#${pathOfScene(adventure.folder, mission)}`}
        onBack={back}
        tools={
          <>
            <CheckNote check={work.check} href={`#${pathOfAdventure(adventure.folder, 'check')}`} />
            <DraftPreview work={work} />
          </>
        }
      />
    </WithAuthoring>
  )
}
