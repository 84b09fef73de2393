import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readDefaultAssistant } from '#shared/domain/switches.ts'
import { loadDatabaseParams, loadFileParams } from '#src/features/platform/load.ts'
import { speak } from '#src/i18n/setup.ts'
import { applyColours } from '#src/ui/colours.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'
import { desk, languageOf } from './desk.ts'
import { FrameStage } from './FrameStage.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('frame.html has no #root')
const root = createRoot(place)
applyColours(document.documentElement, null)
await speak(languageOf(desk.getState()))
desk.setState({
  assistant: readDefaultAssistant([...(await loadFileParams()), ...((await loadDatabaseParams()) ?? [])]),
})
root.render(
  <StrictMode>
    <FrameStage />
  </StrictMode>,
)
// The desk outlives the frame: nothing of this one may listen to it any more.
window.addEventListener('pagehide', () => root.unmount())
// There is one stage a page: saved code starts it anew, rather than beside what stands.
import.meta.hot?.on('vite:beforeUpdate', () => location.reload())
