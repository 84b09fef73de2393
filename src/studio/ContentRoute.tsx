import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { MAKERS } from '#shared/domain/roles.ts'
import { ContentDesk, type BeginKind } from '#src/features/content/ContentDesk.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { MyTranslations } from '#src/features/translations/MyTranslations.tsx'
import { CONTENT, HOME } from '#src/navigation/paths.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import page from '#src/shell/page/SkyPage.module.css'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { AdventurePage } from './AdventurePage.tsx'
import { LateEditor } from './LateEditor.tsx'
import { LateTaskPage } from './LateTasks.tsx'
import { LateTranslationsPage } from './LateTranslations.tsx'
import { PreviewRoute } from './PreviewRoute.tsx'
import { pathOfAdventure, pathOfScene, PREVIEW } from './studio-paths.ts'

/** Where designers and admins make the adventures of their tenant (WORLD-1, WORLD-2, WORLD-3). */
export function ContentRoute() {
  return (
    <Routes>
      <Route index element={<Adventures />} />
      <Route path=":folder/scenes/:mission?" element={<LateEditor />} />
      <Route path=":folder/tasks/:mission/:task" element={<LateTaskPage />} />
      <Route path=":folder/translations" element={<LateTranslationsPage />} />
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
  const { data: profile } = useQuery(profileQuery)
  const isTranslator = profile !== undefined && !MAKERS.some((role) => role === profile.role)
  if (isTranslator)
    return (
      <SkyPage
        title={t('translations.mine.title')}
        back={t('missions.backToMap')}
        onBack={() => void navigate(HOME)}
      >
        <div className={page.steps}>
          <MyTranslations hrefOf={(folder) => `#${pathOfAdventure(folder, 'translations')}`} />
        </div>
      </SkyPage>
    )
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
          onBegun={(folder, as) => void navigate(pathOfBegun(folder, as))}
        />
      </div>
    </SkyPage>
  )
}

/** Where a new one goes on: what an empty one begins with is drawn, and a small start has tasks to write over. */
function pathOfBegun(folder: string, as: BeginKind): string {
  if (as === 'empty') return pathOfScene(folder)
  return pathOfAdventure(folder, as === 'starter' ? 'tasks' : 'files')
}

function OneAdventure() {
  useCoveredStage()
  const { folder = '' } = useParams()
  return <AdventurePage key={folder} folder={folder} />
}
