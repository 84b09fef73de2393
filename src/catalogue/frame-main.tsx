import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { speak } from '#src/i18n/setup.ts'
import { applyColours } from '#src/ui/colours.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'
import { ExampleList } from './ExampleList.tsx'
import { askForMotion, followStyles } from './restyle.ts'
import { readSettings } from './settings.ts'
import { coloursOf, loadTenants } from './tenants.ts'
import { WORDS } from './words.ts'

const place = document.getElementById('root')
if (!place) throw new Error('frame.html has no #root')
const root = createRoot(place)
const tenants = await loadTenants()
followStyles()

/** The page around this frame says by the address what to show. */
async function show(): Promise<void> {
  const settings = readSettings(location.hash)
  const words = WORDS[settings.words]
  applyColours(document.documentElement, coloursOf(settings, tenants))
  askForMotion(settings.motion)
  await speak(words.product)
  document.documentElement.lang = words.lang
  document.documentElement.dir = words.dir
  root.render(
    <StrictMode>
      {/* icons look at the direction, and what moves at the motion, when they come */}
      <ExampleList key={`${settings.words} ${settings.motion} ${settings.component}`} settings={settings} />
    </StrictMode>,
  )
}

window.addEventListener('hashchange', () => void show())
await show()
