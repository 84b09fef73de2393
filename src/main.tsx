import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { getRouter } from './app/router.tsx'
import { startOnce } from './app/start-once.ts'
import { showDocumentLook } from '#src/shell/look.ts'
import { emit } from '#src/lib/events.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
showDocumentLook()
void startOnce()
// Boundaries report what they catch; React would print it, in production too (BOOT-9).
createRoot(root, { onCaughtError: (error) => emit({ type: 'broke', error }) }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
// Ahead of its use and in a task of its own, so that the first picture does not wait for it.
setTimeout(getRouter)
// For designers at `npm run dev`; no build has it.
if (import.meta.hot) {
  const { hot } = import.meta
  void import('./app/live/live-scenes.ts').then(({ followScenes }) => followScenes(hot))
}
