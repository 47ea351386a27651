/**
 * Who may make which call, according to the specification and the page of calls. It does not use the endpoint values,
 * with which it must agree. A call that is missing here is permitted to nobody.
 */
import type { Role } from "@ijaza/schema/users/roles";

const ABBREVIATIONS: Record<string, readonly Role[]> = {
  ST: ["student"],
  AG: ["agent_uni"],
  RU: ["resp_uni"],
  UA: ["admin_uni"],
  AA: ["admin_alecso"],
  PA: ["admin_ijaza"],
  STAFF: ["agent_uni", "resp_uni", "admin_uni", "admin_alecso", "admin_ijaza"],
};

/** A base path, its calls by method and name, and who may make them; `PUB` is anyone. */
const WRITTEN = `
/api
  GET csrf-token refresh-csrf-token: PUB
  GET openapi.json issuers chain mailbox legal/{}: PUB
  POST chain/rpc visits: PUB
  GET jobs/{} jobs/{}/events: ST STAFF
  GET audit: UA RU PA
  POST audit/export: UA RU PA
  POST audit/log: RU
/issuers
  GET {}/did.json {}/status/{} {}/token-status/{}: PUB
/credentials
  GET {}/{} open-badge/{}: PUB
/api/user
  GET verify resolve-token/{} getUserRegister: PUB
  POST signin signinStudent signinStudentWithPassword forgetPassword resetPassword: PUB
  POST registerRespUni registerAgentUni sendEmailToContactHelp confirmEmail object-to-new-address: PUB
  POST logout changePassword updatePassword confirmPassword keepAlive: ST STAFF
  PUT updateUser preferences: ST STAFF
  GET mail-topics: ST AG RU
  PUT mail-topics: ST AG RU
  GET saved-filters: STAFF
  PUT saved-filters: STAFF
  DELETE saved-filters: STAFF
  GET sessions session/events: ST STAFF
  DELETE sessions: ST STAFF
  POST createAdmin: PA
  POST incrementStudentNumberOfLogins: ST
  POST createRespUni: AA PA
  POST createAgentUni: RU
  GET review: RU
  GET getUser getUserById/{}: STAFF
  PUT updateUser/{}: AA PA
  GET getAgents: RU UA
  GET getResponsable: AG
  GET getAllUsers: RU UA AA PA
  POST export: RU UA AA PA
  GET getAllUsersBySuperAdmin: PA
  GET getAllBlockedUsers: RU AA PA
  PUT assignBlockedResponsable: AA PA
  GET get-unassigned-managers: AA PA
  DELETE deleteAgent: RU
  DELETE deleteUser: AA PA
  PUT blockAgent/{}: RU
  PUT blockUser/{}: AA PA
  POST selectedMode: RU AG
  PATCH toggle-certificate-creation: AA PA
  POST sendCreditDepositeDemande sendEtherDepositeDemande: RU
  PUT acceptCreditDepositeDemande rejectCreditDepositeDemande: PA
  PUT acceptEtherDepositeDemande rejectEtherDepositeDemande: PA
  GET getResponsableTokens getResponsableEtherBalance: RU AG
  POST sendMail: RU AA PA
  POST resendInvitation: RU AA PA
  GET deposit-demands: PA RU
  GET second-factor: RU UA AA PA
  POST second-factor/passkeys/begin second-factor/passkeys/finish: RU UA AA PA
  POST second-factor/passkeys/{}/begin-removal: RU UA AA PA
  POST second-factor/codes/begin second-factor/codes/confirm second-factor/recovery-codes: RU UA AA PA
  DELETE second-factor/passkeys/{} second-factor/codes: RU UA AA PA
  POST second-factor/signin/begin second-factor/signin/passkey: PUB
  POST second-factor/signin/code second-factor/signin/recovery: PUB
/api/university
  POST create-university: AA PA
  GET get-all-universities: UA AA PA
  POST export: UA AA PA
  GET get-university/{}: STAFF
  GET page/{}: PUB
  PUT update-university change-university-responsable suspend: AA PA
  PUT send-ether-to-responsable call-off-ether: PA
/api/keys
  GET : RU AA PA
  GET {}/documents: AA PA
  POST report: RU
  POST mark veto: PA
  POST confirm clear: AA
  POST replace end: AA PA
/api/registrar-calls
  GET : AA PA
  POST batch: AA PA
/api/student
  GET verify: PUB
  POST addStudents resendCodes: AG
  GET without-password: AG
  GET getStudentsByUniversityName: STAFF
  POST export: STAFF
  GET : ST
  GET getStudentById: STAFF ST
  PUT updateStudentById: AG
  DELETE deleteStudentById: AG
  GET getNbverificationOfDiplomaByStudent: ST
  POST my-data: ST
  GET erasure/{}: RU
  POST erase: RU
  PUT updateStudentFirstLogin visibility: ST
  POST demand-student-data-update demand-diploma-data-update: ST
  GET get-student-data-update-demand/{}: AG RU UA ST
  GET evidence/{}: AG RU ST
  POST get-diploma-data-update-demand: AG RU UA ST
  POST accept-student-data-update-demand reject-student-data-update-demand: AG
  POST accept-diploma-data-update-demand reject-diploma-data-update-demand: AG
  POST accept-specific-student-data-update-demand reject-specific-student-data-update-demand: AG
  POST accept-specific-diploma-data-update-demand reject-specific-diploma-data-update-demand: AG
/api/diploma
  POST getDiplomasWithError addDiplomas sign-diplomas: AG
  GET signing-cost requests-before-signing: AG
  GET getPendingDiplomasByAgent getunsignedDiplomasByAgent all: AG RU UA
  POST export: AG RU UA
  GET getPendingDiplomasByResponsable getAcceptedDiplomasByResponsable getRejectedDiplomasByResponsable: RU UA
  GET getAcceptedDiplomasByAgent getRejectedDiplomasByAgent countDiplomasAndStudentsUpdatesDemandes: AG
  POST acceptOrRejectDiploma revokeDiploma revoke-many: RU
  PUT updateDiplomaById files: AG
  DELETE deleteDiplomaById: AG
  POST getDiplomaById verifyDiploma verifyDiplomaById: PUB
  GET file/{} findByDigest: PUB
  GET attachment/{}/{}: AG RU UA ST
  GET batch-file/{}: AG RU
/api/document
  GET picture/{}: PUB
  GET mails/{}: AG RU UA
  GET waiting/{} waiting/{}/picture: AG RU
  POST mails/{}: AG RU
  POST printing-gaps: RU
  POST files: AG RU
  GET erased/{}: RU
/api/cohorts
  GET : AG RU UA
  GET {}: AG RU UA
  POST {}/activity: AG RU UA
  GET {}/files: AG RU
  PUT {}: AG RU
/api/certificate
  POST getCertificatesWithError add-certificates: AG
  GET agent-pending-certificates/{} all rejected: AG RU UA
  POST export: AG RU UA
  GET university-pending-certificates: RU UA
  GET signing-cost: RU
  POST accept-or-reject-certificates revokeCertificate revoke-many: RU
  PUT updateCertificateById: AG
  DELETE deleteCertificateById: AG
  POST getCertificateById verifyCertificateById: PUB
  GET file/{}: PUB
  GET erasure/{}: RU
  POST erase: RU
/api/diploma-template
  GET get-diploma-template-by-university-name/{}: STAFF
  PUT create-diploma-template: RU UA
/api/certificate-template
  GET get-certificate-template-by-university-name/{}: STAFF
  PUT create-certificate-template: RU UA
/api/template
  GET gaps: RU UA
  GET starters: STAFF
  POST preview preview-pdf pictures: RU UA
  DELETE {}: RU UA
/api/signatories
  GET : AG RU UA
  GET pictures/{}: AG RU UA
  PUT : RU UA
  DELETE {}: RU UA
/api/shares
  GET : ST
  POST : ST
  GET {}/views requests: ST
  DELETE {}: ST
  POST {}/pin requests/{}/grant requests/{}/refuse requests/{}/block: ST
  PUT settings: ST
  POST look open: PUB
/api/third-party
  POST requests confirm withdraw: PUB
/api/mails
  POST stop: PUB
/stop_mails
  POST {}: PUB
/api/dashboard
  GET getNumberDiplomasByadmin getDiplomasBysex getNbrOfVistis getNbrOfVistisByMonth getDailyVisits: AA PA
  GET getNbStudent getNumberOfUniversitiesByCountry getNumberOfStudentsAndDiplomasByUniversities: AA PA
  GET getNumberOfDiplomasByUniversity: UA RU AG AA PA
  GET getDiplomasBysexByUniOrResp getNbrOfVistisByUniversity getNbrOfVistisByMonthAndUniversity: UA RU AG
  GET getDailyVisitsByUniversity getNbStudentbyResp: UA RU AG
  GET graduates-by-sex-and-level graduates-by-domain: UA RU AG
  GET diplomas-by-month issued-by-month diplomas-by-academic-year: UA RU AG AA PA
  GET verifications-by-month verifications-by-day comparison: UA RU AG AA PA
  GET attention: AA PA
  GET waiting-imports: UA RU
  GET first-steps: UA RU AG
  GET own-visits: ST
/api/generate
  GET excel-student excel-diploma excel-certification: AG RU
`;

export type Permission = "anyone" | ReadonlySet<Role>;

/** The permissions by `METHOD /path`, with `{}` for variable parts. */
export function readPermissions(): ReadonlyMap<string, Permission> {
  const permissions = new Map<string, Permission>();
  let base = "";
  for (const text of WRITTEN.split("\n").filter((line) => line !== "")) {
    const [calls, roles] = text.split(":");
    if (roles === undefined) {
      base = text;
      continue;
    }
    const [method, ...names] = calls!.trim().split(" ");
    for (const name of names.length > 0 ? names : [""]) {
      permissions.set(`${method} ${base}${name === "" ? "" : `/${name}`}`, permissionOf(roles.trim()));
    }
  }
  return permissions;
}

function permissionOf(roles: string): Permission {
  if (roles === "PUB") return "anyone";
  return new Set(roles.split(" ").flatMap((short) => ABBREVIATIONS[short] ?? unknown(short)));
}

function unknown(short: string): never {
  throw new Error(`${short} stands for no role`);
}
