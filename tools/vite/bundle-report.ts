import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Bundle } from '../bundle/bundle.ts'

/** Which chunk holds which modules and loads which chunks: dist/bundle.json, read by the byte goals. Never served. */
export function bundleReport(): Plugin {
  return {
    name: 'waymark-bundle-report',
    apply: 'build',
    async writeBundle(_options, output) {
      await writeFile('dist/bundle.json', JSON.stringify(bundleOf(output), null, 2))
    },
  }
}

export function bundleOf(output: Rolldown.OutputBundle): Bundle {
  const bundle: Bundle = {}
  for (const chunk of Object.values(output)) {
    if (chunk.type !== 'chunk') continue
    bundle[chunk.fileName] = {
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      styles: [...(chunk.viteMetadata?.importedCss ?? [])],
      modules: chunk.moduleIds.map((id) => relative(process.cwd(), id.split('?')[0] ?? id)),
    }
  }
  return bundle
}
