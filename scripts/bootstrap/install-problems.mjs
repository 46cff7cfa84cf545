import { Problem } from './problem.mjs';

const causes = [
  {
    sign: /ENOSPC|no space left/i,
    ko: '설치하는 동안 디스크가 가득 찼습니다.',
    en: 'The disk filled up during the install.',
    todo: '2GB 이상 비운 뒤 다시 실행하세요. 받은 만큼은 다시 받지 않습니다.',
  },
  {
    sign: /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|LOCKFILE_MISSING/,
    ko: 'package.json과 pnpm-lock.yaml이 서로 맞지 않습니다.',
    en: 'package.json and pnpm-lock.yaml do not match.',
    todo: 'npx pnpm@12.21.0 install 을 실행해 잠금 파일을 고치고 함께 커밋하세요.',
  },
  {
    sign: /E40[13]|ERR_PNPM_FETCH_40[13]|Unauthorized|Forbidden/,
    ko: 'npm 저장소가 요청을 거부했습니다.',
    en: 'The npm registry refused the request.',
    todo: 'npm 로그인과 .npmrc의 registry 설정을 확인하세요: npm config get registry',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_PNPM_META_FETCH_FAIL|ERR_SOCKET_TIMEOUT|CERT_|SELF_SIGNED/,
    ko: 'npm 저장소에 연결하지 못했습니다.',
    en: 'The npm registry cannot be reached.',
    todo: '인터넷 연결과 프록시(HTTPS_PROXY), 저장소 설정(npm config get registry)을 확인한 뒤 다시 실행하세요.',
  },
  {
    sign: /EACCES|EPERM|permission denied/i,
    ko: '프로젝트 폴더에 쓸 권한이 없습니다.',
    en: 'The project folder may not be written.',
    todo: '폴더의 주인을 확인하세요. 예전에 sudo로 실행했다면: sudo chown -R "$(id -un)" .',
  },
];

/**
 * @param {string} output What the install printed at its end.
 * @param {string} logFile
 */
export function explainFailedInstall(output, logFile) {
  const cause = causes.find(({ sign }) => sign.test(output));
  return new Problem({
    ko: cause?.ko ?? '의존성을 설치하지 못했습니다.',
    en: cause?.en ?? 'The dependencies could not be installed.',
    todo: [...(cause ? [cause.todo] : []), `전체 기록: ${logFile}`],
    detail: output.trim().split('\n').slice(-12).join('\n'),
  });
}
