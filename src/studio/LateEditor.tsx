import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { contentQuery, draftQuery } from '#src/features/content/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { madeScenesQuery } from '#src/features/scenes/queries.ts'
import { useLatePart } from '#src/lib/late-part.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { sceneEditor } from './scene-editor.ts'

/** The scene editor, once its code has come. */
export function LateEditor() {
  const { folder = '' } = useParams()
  const client = useQueryClient()
  const { Part, isMissing } = useLatePart(sceneEditor)
  useEffect(() => fetchAhead(client, folder), [client, folder])
  if (Part) return <Part />
  return isMissing ? <PageMissing onRetry={sceneEditor.fetch} /> : <LoadingScreen />
}

/** What the editor asks for one by one: what fails here is asked for again there, which says so. */
function fetchAhead(client: QueryClient, folder: string): void {
  const asked = [
    client.query(contentQuery),
    client.query(profileQuery),
    client.query(draftQuery(folder)),
    client.query(madeScenesQuery(folder)),
  ]
  void Promise.allSettled<unknown>(asked)
}
