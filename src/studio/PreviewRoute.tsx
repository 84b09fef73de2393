import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { MAKERS } from '#shared/domain/roles.ts'
import { PreviewDesk } from '#src/features/previews/PreviewDesk.tsx'
import { profileQuery } from '#src/features/profile/queries.ts'
import { CONTENT } from '#src/navigation/paths.ts'
import { pathOfAdventure } from './studio-paths.ts'

/** What is played here is nobody's progress (WORLD-4). */
export function PreviewRoute() {
  const { previewId = '' } = useParams()
  const navigate = useNavigate()
  const { data: profile } = useQuery(profileQuery)
  const isTranslator = profile !== undefined && !MAKERS.some((role) => role === profile.role)
  // the only one that translators have
  const room = isTranslator ? 'translations' : 'files'
  return (
    <PreviewDesk
      key={previewId}
      previewId={previewId}
      onLeave={(folder) => void navigate(folder === null ? CONTENT : pathOfAdventure(folder, room))}
    />
  )
}
