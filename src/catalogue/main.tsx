import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyColours } from '#src/ui/colours.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'
import { CataloguePage } from './CataloguePage.tsx'
import { loadTenants } from './tenants.ts'

const root = document.getElementById('root')
if (!root) throw new Error('catalogue.html has no #root')
applyColours(document.documentElement, null)
const tenants = await loadTenants()
createRoot(root).render(
  <StrictMode>
    <CataloguePage tenants={tenants} />
  </StrictMode>,
)
