import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { PageMissing } from '#src/shell/PageMissing.tsx'

const editor = latePart<object>(async () => (await import('./editor/EditorPage.tsx')).EditorPage)

/** The scene editor, in a chunk of its own: those who only change files never fetch it. */
export function LateEditor() {
  const { Part, isMissing } = useLatePart(editor)
  if (Part) return <Part />
  return isMissing ? <PageMissing onRetry={editor.fetch} /> : <LoadingScreen />
}
