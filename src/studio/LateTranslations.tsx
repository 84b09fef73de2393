import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { LoadingScreen } from '#src/shell/LoadingScreen.tsx'
import { PageMissing } from '#src/shell/PageMissing.tsx'

const page = latePart<object>(
  async () => (await import('./translations/TranslationsPage.tsx')).TranslationsPage,
)

/** Where texts are translated, in a chunk of its own. */
export function LateTranslationsPage() {
  const { Part, isMissing } = useLatePart(page)
  if (Part) return <Part />
  return isMissing ? <PageMissing onRetry={page.fetch} /> : <LoadingScreen />
}
