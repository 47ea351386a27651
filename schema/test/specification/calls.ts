/** The calls of the specification, in its spelling. Tests compare the server and the table of permissions with them. */

/** A base path, then its calls by method; `{}` stands for a variable part. */
const WRITTEN = `
/api
  GET csrf-token refresh-csrf-token
/api/user
  GET verify resolve-token/{} get-unassigned-managers getUser getUserById/{} getAgents getResponsable getAllUsers
  GET getAllBlockedUsers getResponsableTokens getResponsableEtherBalance getUserRegister getAllUsersBySuperAdmin
  POST signin logout createAdmin signinStudent signinStudentWithPassword incrementStudentNumberOfLogins
  POST forgetPassword updatePassword changePassword resetPassword
  POST createRespUni registerRespUni createAgentUni registerAgentUni
  POST sendEtherDepositeDemande sendCreditDepositeDemande selectedMode sendEmailToContactHelp sendMail
  PUT rejectCreditDepositeDemande rejectEtherDepositeDemande acceptEtherDepositeDemande acceptCreditDepositeDemande
  PUT assignBlockedResponsable blockAgent/{} blockUser/{} updateUser updateUser/{}
  PATCH toggle-certificate-creation
  DELETE deleteAgent deleteUser
/api/diploma
  POST addDiplomas sign-diplomas acceptOrRejectDiploma verifyDiploma verifyDiplomaById getDiplomasWithError
  POST revokeDiploma getDiplomaById
  GET getPendingDiplomasByAgent getunsignedDiplomasByAgent getPendingDiplomasByResponsable
  GET getAcceptedDiplomasByResponsable getAcceptedDiplomasByAgent getRejectedDiplomasByAgent
  GET getRejectedDiplomasByResponsable countDiplomasAndStudentsUpdatesDemandes
  PUT updateDiplomaById
  DELETE deleteDiplomaById
/api/certificate
  POST add-certificates getCertificatesWithError accept-or-reject-certificates verifyCertificateById getCertificateById
  GET agent-pending-certificates/{} university-pending-certificates all rejected
/api/certificate-template
  GET get-certificate-template-by-university-name/{}
  PUT create-certificate-template
/api/diploma-template
  GET get-diploma-template-by-university-name/{}
  PUT create-diploma-template
/api/university
  POST create-university
  GET get-all-universities get-university/{}
  PUT send-ether-to-responsable update-university change-university-responsable
/api/student
  GET verify getStudentsByUniversityName . getStudentById getNbverificationOfDiplomaByStudent
  GET get-student-data-update-demand/{}
  POST addStudents demand-student-data-update demand-diploma-data-update get-diploma-data-update-demand
  POST accept-student-data-update-demand reject-student-data-update-demand
  POST accept-specific-student-data-update-demand reject-specific-student-data-update-demand
  POST accept-diploma-data-update-demand reject-diploma-data-update-demand
  POST accept-specific-diploma-data-update-demand reject-specific-diploma-data-update-demand
  PUT updateStudentById updateStudentFirstLogin
  DELETE deleteStudentById
/api/dashboard
  GET getNumberDiplomasByadmin getNumberOfDiplomasByUniversity getDiplomasBysex getDiplomasBysexByUniOrResp
  GET getNbrOfVistis getNbrOfVistisByMonth getNbrOfVistisByMonthAndUniversity getNbrOfVistisByUniversity
  GET getNbStudent getNbStudentbyResp getDailyVisits getDailyVisitsByUniversity
  GET getNumberOfUniversitiesByCountry getNumberOfStudentsAndDiplomasByUniversities
/api/generate
  GET excel-student excel-diploma excel-certification
`;

/** `METHOD /path`, in the order of the specification. */
export const SPECIFIED_CALLS: readonly string[] = callsOf(WRITTEN);

function callsOf(written: string): string[] {
  let base = "";
  return written
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      if (!line.startsWith(" ")) {
        base = line;
        return [];
      }
      const [method, ...names] = line.trim().split(" ");
      return names.map((name) => `${method} ${base}${name === "." ? "" : `/${name}`}`);
    });
}
