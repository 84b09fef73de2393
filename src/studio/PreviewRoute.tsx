import { useNavigate, useParams } from 'react-router-dom'
import { PreviewDesk } from '#src/features/previews/PreviewDesk.tsx'
import { CONTENT } from '#src/navigation/paths.ts'
import { pathOfAdventure } from './studio-paths.ts'

/** What is played here is nobody's progress (WORLD-4). */
export function PreviewRoute() {
  const { previewId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <PreviewDesk
      key={previewId}
      previewId={previewId}
      onLeave={(folder) => void navigate(folder === null ? CONTENT : pathOfAdventure(folder))}
    />
  )
}
