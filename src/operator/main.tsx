import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { report } from '#src/lib/report.ts'
import { applyColours } from '#src/ui/colours.ts'
import '#src/ui/tokens.css'
import '#src/ui/forced-colors.css'
import { Console } from './Console.tsx'
import { startWords } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('operator.html has no #root')
applyColours(document.documentElement, null)
await startWords()
createRoot(root, { onCaughtError: (error) => report('a part of the console broke', error) }).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
