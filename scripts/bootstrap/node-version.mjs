const oldestNode = 18;

/** Node 18 or newer is enough to begin: it installs the version that runs the project. */
export function nodeIsRecent() {
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return true;
  console.error(
    `✗ Node ${oldestNode} 이상이 필요합니다. 지금은 ${process.versions.node}입니다.\n` +
      `  Node ${oldestNode} or newer is needed, this is ${process.versions.node}.\n` +
      '  → https://nodejs.org 에서 새 버전을 설치한 뒤 다시 실행하세요.',
  );
  process.exitCode = 1;
  return false;
}
