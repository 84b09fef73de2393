import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyColours } from '#src/ui/colours.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'
import { GalleryPage } from './GalleryPage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
applyColours(document.documentElement, null)
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
)
