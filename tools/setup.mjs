// Runs before anything is installed, on any Node: so no package, and no syntax that an old Node cannot read.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Waymark needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

import('./setup/ready.mjs')
  .then(({ ready }) => ready({ forTests: process.argv.includes('--tests') }))
  .catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
