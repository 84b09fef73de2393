import { latePart, useLatePart } from '#src/lib/late-part.ts'
import type { ItemFiguresProps } from './parts/figures/ShownFigures.tsx'
import { useAuthoring } from './use-authoring.ts'

/** Those who write what nobody plays yet do without it. */
const late = latePart(async () => (await import('./parts/figures/ShownFigures.tsx')).ShownFigures)

/** How players answered a question at their first try (AUTHOR-4); nothing where nobody can play it yet. */
export function ItemFigures(props: ItemFiguresProps) {
  return useAuthoring().isPlayed ? <Late {...props} /> : null
}

function Late(props: ItemFiguresProps) {
  const { Part } = useLatePart(late)
  return Part ? <Part {...props} /> : null
}
