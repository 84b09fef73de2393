import type { Accommodations } from '#shared/domain/accommodations.ts'
import './accommodations.css'

type Look = Pick<Accommodations, 'textSize' | 'hasHighContrast' | 'isFeedbackCalm'>

/** Sets on the root what the styles read. @returns how to take it away again */
export function showAccommodations(root: HTMLElement, look: Look): () => void {
  const { dataset } = root
  if (look.textSize !== 100) dataset['textSize'] = String(look.textSize)
  if (look.hasHighContrast) dataset['contrast'] = 'more'
  if (look.isFeedbackCalm) dataset['calm'] = 'yes'
  return () => {
    delete dataset['textSize']
    delete dataset['contrast']
    delete dataset['calm']
  }
}
