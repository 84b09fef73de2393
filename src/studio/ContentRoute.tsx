import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { ContentDesk } from '#src/features/content/ContentDesk.tsx'
import { CONTENT, HOME } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { AdventurePage } from './AdventurePage.tsx'
import { LateEditor } from './LateEditor.tsx'
import { LateTaskPage } from './LateTasks.tsx'
import { PreviewRoute } from './PreviewRoute.tsx'
import { pathOfAdventure, PREVIEW } from './studio-paths.ts'

/** Where designers and admins make the adventures of their tenant (WORLD-1, WORLD-2, WORLD-3). */
export function ContentRoute() {
  return (
    <Routes>
      <Route index element={<Adventures />} />
      <Route path=":folder/scenes/:mission?" element={<LateEditor />} />
      <Route path=":folder/tasks/:mission/:task" element={<LateTaskPage />} />
      <Route path={`${PREVIEW}/:previewId`} element={<PreviewRoute />} />
      <Route path=":folder/*" element={<OneAdventure />} />
      <Route path="*" element={<Navigate to={CONTENT} replace />} />
    </Routes>
  )
}

function Adventures() {
  useCoveredStage()
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <SkyPage
      title={t('content.title')}
      back={t('missions.backToMap')}
      onBack={() => void navigate(HOME)}
      head={<p className={page.who}>{t('content.welcome')}</p>}
    >
      <div className={page.steps}>
        <ContentDesk
          hrefOf={(folder) => `#${pathOfAdventure(folder)}`}
          onBegun={(folder) => void navigate(pathOfAdventure(folder))}
        />
      </div>
    </SkyPage>
  )
}

function OneAdventure() {
  useCoveredStage()
  const { folder = '' } = useParams()
  return <AdventurePage key={folder} folder={folder} />
}
