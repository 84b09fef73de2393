import { latePart, useLatePart } from '#src/lib/late-part.ts'

const news = latePart<object>(async () => (await import('./News.tsx')).News)

/** What waits for me, whose code comes after the map. */
export function LateNews() {
  const { Part } = useLatePart(news)
  return Part && <Part />
}
