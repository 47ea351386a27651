// The registry's ABI and code, for viem. Written by contracts/build.mjs: do not edit.

export const diplomaRegistryAbi = [
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "adminDelay",
        "type": "uint48"
      },
      {
        "internalType": "uint40",
        "name": "startDelay_",
        "type": "uint40"
      },
      {
        "internalType": "address",
        "name": "admin",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "AccessControlBadConfirmation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "AccessControlEnforcedDefaultAdminRules",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "defaultAdmin",
        "type": "address"
      }
    ],
    "name": "AccessControlInvalidDefaultAdmin",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "neededRole",
        "type": "bytes32"
      }
    ],
    "name": "AccessControlUnauthorizedAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "issuedAt",
        "type": "uint40"
      }
    ],
    "name": "AlreadyIssued",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BatchAlreadyRevoked",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "BatchNotRevoked",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "BatchUnknown",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ChainTimeNotInSeconds",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseInTheFuture",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseNotClearable",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseNotEarlier",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseStatedByRegistrar",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CompromiseTooFarBack",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "CountOutOfRange",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "DiplomaAlreadyRevoked",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "DiplomaNotRevoked",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ExpiryAlreadyPassed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ExpiryInThePast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "granted",
        "type": "uint64"
      }
    ],
    "name": "GrantNotIncreasing",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "most",
        "type": "uint64"
      }
    ],
    "name": "GrantTooLarge",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "GuardianMarksUsedUp",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "IndexOutOfRange",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "IndexesEmpty",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "IndexesNotIncreasing",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyAlreadyAdded",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyAlreadyBegun",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "KeyNotValid",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyUnknown",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "KeyZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "available",
        "type": "uint64"
      },
      {
        "internalType": "uint32",
        "name": "needed",
        "type": "uint32"
      }
    ],
    "name": "NotEnoughCredits",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NotReaffirmed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingToReaffirm",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "RoleNotPending",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "RootZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint40",
        "name": "most",
        "type": "uint40"
      }
    ],
    "name": "StartDelayTooLong",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ThumbprintTooSmall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityAlreadyRegistered",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "UniversityIdZero",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityIsSuspended",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityNotSuspended",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "UniversityUnknown",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "index",
        "type": "uint32"
      }
    ],
    "name": "WordFull",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "auditHead",
        "type": "bytes32"
      }
    ],
    "name": "BatchIssued",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "BatchReaffirmed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "BatchReinstated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "BatchRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "validFrom",
        "type": "uint40"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "CredentialKeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "amount",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "total",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "CreditsGranted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "DefaultAdminDelayChangeCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "effectSchedule",
        "type": "uint48"
      }
    ],
    "name": "DefaultAdminDelayChangeScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "DefaultAdminTransferCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint48",
        "name": "acceptSchedule",
        "type": "uint48"
      }
    ],
    "name": "DefaultAdminTransferScheduled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "indexed": false,
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "DiplomasReinstated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "indexed": false,
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "superseded",
        "type": "bool"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "DiplomasRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "KeyCompromiseCleared",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "byGuardian",
        "type": "bool"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "KeyCompromised",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "KeyExpirySet",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "KeyVetoed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "ReaffirmationWithdrawn",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "validFrom",
        "type": "uint40"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "ResponsableKeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "previousAdminRole",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "newAdminRole",
        "type": "bytes32"
      }
    ],
    "name": "RoleAdminChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "begins",
        "type": "uint40"
      }
    ],
    "name": "RoleBegins",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "ends",
        "type": "uint40"
      }
    ],
    "name": "RoleEnds",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "RoleGranted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "RoleRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "RoleVetoed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "components": [
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "did",
            "type": "string"
          }
        ],
        "indexed": false,
        "internalType": "struct IUniversities.Identity",
        "name": "identity",
        "type": "tuple"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "UniversityRegistered",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "components": [
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "did",
            "type": "string"
          }
        ],
        "indexed": false,
        "internalType": "struct IUniversities.Identity",
        "name": "identity",
        "type": "tuple"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "UniversityRenamed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "UniversityResumed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "by",
        "type": "address"
      }
    ],
    "name": "UniversitySuspended",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "DEFAULT_ADMIN_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "GUARDIAN_MARKS_PER_DAY",
    "outputs": [
      {
        "internalType": "uint16",
        "name": "",
        "type": "uint16"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "GUARDIAN_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_COUNT",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_GRANT",
    "outputs": [
      {
        "internalType": "uint64",
        "name": "",
        "type": "uint64"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "MAX_START_DELAY",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "OPERATOR_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "REGISTRAR_ROLE",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "acceptDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "uint256",
        "name": "word",
        "type": "uint256"
      }
    ],
    "name": "actsOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          },
          {
            "internalType": "enum IDiplomaRegistry.ActKind",
            "name": "kind",
            "type": "uint8"
          },
          {
            "internalType": "uint40",
            "name": "time",
            "type": "uint40"
          },
          {
            "internalType": "bytes32",
            "name": "key",
            "type": "bytes32"
          },
          {
            "internalType": "bool",
            "name": "isVoid",
            "type": "bool"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Act[]",
        "name": "acts",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "addCredentialKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "addResponsableKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      }
    ],
    "name": "beginDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "cancelDefaultAdminTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      }
    ],
    "name": "changeDefaultAdminDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "uint256",
        "name": "word",
        "type": "uint256"
      },
      {
        "internalType": "bytes32",
        "name": "thumbprint",
        "type": "bytes32"
      }
    ],
    "name": "check",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "chainId",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "blockNumber",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "blockTime",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "registered",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "active",
            "type": "bool"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "since",
                "type": "uint40"
              },
              {
                "components": [
                  {
                    "internalType": "string",
                    "name": "name",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "domain",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "did",
                    "type": "string"
                  }
                ],
                "internalType": "struct IUniversities.Identity",
                "name": "identity",
                "type": "tuple"
              }
            ],
            "internalType": "struct IUniversities.DatedIdentity",
            "name": "present",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "since",
                "type": "uint40"
              },
              {
                "components": [
                  {
                    "internalType": "string",
                    "name": "name",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "domain",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "did",
                    "type": "string"
                  }
                ],
                "internalType": "struct IUniversities.Identity",
                "name": "identity",
                "type": "tuple"
              }
            ],
            "internalType": "struct IUniversities.DatedIdentity",
            "name": "atIssue",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "signer",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "issuedAt",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "revokedAt",
                "type": "uint40"
              }
            ],
            "internalType": "struct IDiplomaRegistry.Batch",
            "name": "batch",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "university",
                "type": "uint64"
              },
              {
                "internalType": "uint40",
                "name": "validFrom",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "validUntil",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "compromisedSince",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "markedAt",
                "type": "uint40"
              },
              {
                "internalType": "uint24",
                "name": "number",
                "type": "uint24"
              },
              {
                "internalType": "bool",
                "name": "byGuardian",
                "type": "bool"
              }
            ],
            "internalType": "struct IUniversities.Key",
            "name": "responsableKey",
            "type": "tuple"
          },
          {
            "internalType": "uint40",
            "name": "responsableReaffirmedAt",
            "type": "uint40"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "university",
                "type": "uint64"
              },
              {
                "internalType": "uint40",
                "name": "validFrom",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "validUntil",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "compromisedSince",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "markedAt",
                "type": "uint40"
              },
              {
                "internalType": "uint24",
                "name": "number",
                "type": "uint24"
              },
              {
                "internalType": "bool",
                "name": "byGuardian",
                "type": "bool"
              }
            ],
            "internalType": "struct IUniversities.Key",
            "name": "credentialKey",
            "type": "tuple"
          },
          {
            "internalType": "uint40",
            "name": "credentialReaffirmedAt",
            "type": "uint40"
          },
          {
            "internalType": "uint256",
            "name": "revokedWord",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "supersededWord",
            "type": "uint256"
          },
          {
            "internalType": "uint40",
            "name": "wordRevokedAt",
            "type": "uint40"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Check",
        "name": "result",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      }
    ],
    "name": "clearKeyCompromise",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdmin",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdminDelay",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "defaultAdminDelayIncreaseWait",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      }
    ],
    "name": "getRoleAdmin",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "uint64",
        "name": "total",
        "type": "uint64"
      }
    ],
    "name": "grantCredits",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "grantRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "hasRole",
    "outputs": [
      {
        "internalType": "bool",
        "name": "isHeld",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "bytes32",
        "name": "auditHead",
        "type": "bytes32"
      }
    ],
    "name": "issue",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      }
    ],
    "name": "keyOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint64",
            "name": "university",
            "type": "uint64"
          },
          {
            "internalType": "uint40",
            "name": "validFrom",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "validUntil",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "compromisedSince",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "markedAt",
            "type": "uint40"
          },
          {
            "internalType": "uint24",
            "name": "number",
            "type": "uint24"
          },
          {
            "internalType": "bool",
            "name": "byGuardian",
            "type": "bool"
          }
        ],
        "internalType": "struct IUniversities.Key",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "internalType": "uint40",
        "name": "since",
        "type": "uint40"
      }
    ],
    "name": "markKeyCompromised",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingDefaultAdmin",
    "outputs": [
      {
        "internalType": "address",
        "name": "newAdmin",
        "type": "address"
      },
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "pendingDefaultAdminDelay",
    "outputs": [
      {
        "internalType": "uint48",
        "name": "newDelay",
        "type": "uint48"
      },
      {
        "internalType": "uint48",
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      }
    ],
    "name": "reaffirmBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "components": [
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "did",
            "type": "string"
          }
        ],
        "internalType": "struct IUniversities.Identity",
        "name": "identity",
        "type": "tuple"
      }
    ],
    "name": "registerUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      }
    ],
    "name": "reinstate",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "reinstateBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "components": [
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "domain",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "did",
            "type": "string"
          }
        ],
        "internalType": "struct IUniversities.Identity",
        "name": "identity",
        "type": "tuple"
      }
    ],
    "name": "renameUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "renounceRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "resumeUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "components": [
          {
            "internalType": "uint16",
            "name": "position",
            "type": "uint16"
          },
          {
            "internalType": "uint256",
            "name": "bits",
            "type": "uint256"
          }
        ],
        "internalType": "struct IDiplomaRegistry.Word[]",
        "name": "words",
        "type": "tuple[]"
      },
      {
        "internalType": "bool",
        "name": "superseded",
        "type": "bool"
      }
    ],
    "name": "revoke",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      }
    ],
    "name": "revokeBatch",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "revokeRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "rollbackDefaultAdminDelay",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      },
      {
        "internalType": "uint40",
        "name": "validUntil",
        "type": "uint40"
      }
    ],
    "name": "setKeyExpiry",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "startDelay",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "suspendUniversity",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "termOf",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "begins",
        "type": "uint40"
      },
      {
        "internalType": "uint40",
        "name": "ends",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      }
    ],
    "name": "universityOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "registered",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "active",
            "type": "bool"
          },
          {
            "internalType": "uint64",
            "name": "granted",
            "type": "uint64"
          },
          {
            "internalType": "uint64",
            "name": "issued",
            "type": "uint64"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "since",
                "type": "uint40"
              },
              {
                "components": [
                  {
                    "internalType": "string",
                    "name": "name",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "domain",
                    "type": "string"
                  },
                  {
                    "internalType": "string",
                    "name": "did",
                    "type": "string"
                  }
                ],
                "internalType": "struct IUniversities.Identity",
                "name": "identity",
                "type": "tuple"
              }
            ],
            "internalType": "struct IUniversities.DatedIdentity",
            "name": "present",
            "type": "tuple"
          }
        ],
        "internalType": "struct IUniversities.University",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      }
    ],
    "name": "vetoKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "role",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "vetoRole",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint64",
        "name": "university",
        "type": "uint64"
      },
      {
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "internalType": "uint32",
        "name": "count",
        "type": "uint32"
      },
      {
        "internalType": "bytes32",
        "name": "key",
        "type": "bytes32"
      }
    ],
    "name": "withdrawReaffirmation",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const;

/** Creation code, to which the constructor's arguments are appended. */
export const diplomaRegistryBytecode: `0x${string}` =
  "0x608060405234801561000f575f5ffd5b5060405161511c38038061511c83398101604081905261002e91610436565b82828282816001600160a01b03811661006157604051636116401160e11b81525f60048201526024015b60405180910390fd5b600180546001600160d01b0316600160d01b65ffffffffffff85160217905561008a5f82610109565b50505062278d0064ffffffffff831611156100bd5760405163ef1080d560e01b815262278d006004820152602401610058565b506003805464ffffffffff191664ffffffffff9290921691909117905550643fffffffff42111561010157604051639904977360e01b815260040160405180910390fd5b5050506104c7565b5f82610120576101198383610296565b9050610290565b5f8381526004602090815260408083206001600160a01b0386168452909152902080544264ffffffffff909116111561015c575f915050610290565b6101668484610296565b915081156102285760408051808201909152600354819061018e9064ffffffffff164261049e565b64ffffffffff90811682525f60209283018190528781526004835260408082206001600160a01b038916808452908552918190208551815496860151851665010000000000026001600160501b03199097169085161795909517909455845493519390911683529186917f36a8b61f5e7256c72159621e3271e620728c71ed8ef0c5beef466b52247324b3910160405180910390a361028e565b805465010000000000900464ffffffffff161561028e57805464ffffffffff60281b191681556040515f81526001600160a01b0384169085907eea6f18a8af6b557e4c2027c95eac59481e209f5b2f31a14a096ff0eb1330d29060200160405180910390a35b505b92915050565b5f826102f2575f6102af6002546001600160a01b031690565b6001600160a01b0316146102d657604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6102fc8383610303565b9392505050565b5f61030e8383610392565b61038b575f838152602081815260408083206001600160a01b03861684529091529020805460ff191660011790556103433390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a4506001610290565b505f610290565b5f8281526004602090815260408083206001600160a01b038516845290915281208054829065010000000000900464ffffffffff16158015906103e757508154426501000000000090910464ffffffffff1611155b5f868152602081815260408083206001600160a01b038916845290915290205490915060ff168015610423575081544264ffffffffff90911611155b801561042d575080155b95945050505050565b5f5f5f60608486031215610448575f5ffd5b835165ffffffffffff8116811461045d575f5ffd5b602085015190935064ffffffffff81168114610477575f5ffd5b60408501519092506001600160a01b0381168114610493575f5ffd5b809150509250925092565b64ffffffffff818116838216019081111561029057634e487b7160e01b5f52601160045260245ffd5b614c48806104d45f395ff3fe608060405234801561000f575f5ffd5b50600436106102cb575f3560e01c80638977427a1161017b578063cf6eefb7116100e4578063df78bce21161009e578063f46b022111610079578063f46b0221146106e7578063f5b541a6146106fa578063f68e955314610721578063f8802f2a14610735575f5ffd5b8063df78bce2146106a1578063ee262880146106c1578063f0f0f610146106d4575f5ffd5b8063cf6eefb7146105f4578063d547741f14610622578063d602b9fd14610635578063dbc07bf91461063d578063dd548a9b1461065d578063dde118731461068e575f5ffd5b8063a1eda53c11610135578063a1eda53c14610590578063a217fddf146105b7578063a36492c3146105be578063cc8463c8146105d1578063cefc1429146105d9578063cf289dda146105e1575f5ffd5b80638977427a14610532578063899d45201461053c5780638c43a4c71461054f5780638da5cb5b1461056257806391d148541461056a5780639cd1d08b1461057d575f5ffd5b80632786422f11610237578063634e93da116101f157806377163c1d116101cc57806377163c1d146104c757806379895b6c146104e75780638220ba36146104fa57806384ef8ffc1461050d575f5ffd5b8063634e93da1461048e578063649a5ec7146104a15780636aeb0db0146104b4575f5ffd5b80632786422f1461041457806329ecfff4146104275780632f2ff15d1461043a57806336568abe1461044d5780633b916325146104605780633e72a8d414610473575f5ffd5b806313f356db1161028857806313f356db14610377578063169ed7df1461038a5780631b4a94c3146103aa57806320132e39146103bd578063248a9ca3146103d057806324ea54f414610400575f5ffd5b806301ffc9a7146102cf578063022d63fb146102f7578063040cb8591461031357806308a5a2b01461033a5780630aa6220b1461034f5780630b3687f614610357575b5f5ffd5b6102e26102dd366004613ef9565b610757565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff90911681526020016102ee565b6003546103249064ffffffffff1681565b60405164ffffffffff90911681526020016102ee565b61034d610348366004613f4c565b610781565b005b61034d61089d565b61036a610365366004613f90565b6108b2565b6040516102ee9190613fe5565b61034d61038536600461407e565b61099c565b61039d61039836600461407e565b610a30565b6040516102ee9190614145565b61034d6103b83660046141dd565b610aca565b61034d6103cb366004614246565b610c0c565b6103f26103de366004614296565b5f9081526020819052604090206001015490565b6040519081526020016102ee565b6103f25f516020614c1c5f395f51905f5281565b61034d6104223660046142ad565b610c9e565b61034d6104353660046142d5565b610d7c565b61034d6104483660046142d5565b610e24565b61034d61045b3660046142d5565b610e50565b61034d61046e366004614246565b610ef6565b61047b601481565b60405161ffff90911681526020016102ee565b61034d61049c3660046142f6565b610ffb565b61034d6104af36600461430f565b61100e565b61034d6104c2366004614334565b611021565b6104d2630100000081565b60405163ffffffff90911681526020016102ee565b61034d6104f5366004614296565b61115b565b61034d6105083660046143b3565b6111ca565b6002546001600160a01b03165b6040516001600160a01b0390911681526020016102ee565b61032462278d0081565b61034d61054a366004614296565b6112fb565b61034d61055d3660046143db565b61136f565b61051a611435565b6102e26105783660046142d5565b61144d565b61034d61058b366004614414565b6114ed565b610598611585565b6040805165ffffffffffff9384168152929091166020830152016102ee565b6103f25f81565b61034d6105cc366004613f90565b6115d7565b6102fc611793565b61034d6117f1565b61034d6105ef366004613f90565b611830565b6105fc611906565b604080516001600160a01b03909316835265ffffffffffff9091166020830152016102ee565b61034d6106303660046142d5565b611927565b61034d61194f565b61065061064b366004614440565b611961565b6040516102ee9190614505565b61067061066b3660046142d5565b611db0565b6040805164ffffffffff9384168152929091166020830152016102ee565b61034d61069c366004613f90565b611dec565b6106b46106af366004614296565b611f7f565b6040516102ee9190614641565b61034d6106cf3660046143db565b612019565b61034d6106e236600461407e565b6120ef565b61034d6106f5366004614414565b612188565b6103f27f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103f25f516020614bfc5f395f51905f5281565b61073f620f424081565b6040516001600160401b0390911681526020016102ee565b5f6001600160e01b031982166318a4c3c360e11b148061077b575061077b8261220c565b92915050565b5f516020614bfc5f395f51905f5261079881612240565b6107a18361224a565b506001600160a01b0382166107c957604051633ab8e91b60e01b815260040160405180910390fd5b600980546001600160a01b038416915f9182906107ea9062ffffff16614663565b91906101000a81548162ffffff021916908362ffffff160217905590505f610810612293565b62ffffff83165f90815260086020908152604080832087905586835260079091529020909150610842908784846122a9565b60405164ffffffffff8216815233906001600160a01b038716906001600160401b038916907f50e932da2e00243947b4937b2a1c6bab35c32c13b4db0ae8f29a5b3fe161c9d8906020015b60405180910390a4505050505050565b5f6108a781612240565b6108af612338565b50565b60605f600c5f6108c3888888612344565b815260208101919091526040015f2090506108e08160078561238e565b606001516001600160401b038111156108fb576108fb614685565b60405190808252806020026020018201604052801561095257816020015b6040805160a0810182525f808252602080830182905292820181905260608201819052608082015282525f199092019101816109195790505b5091505f5b82518110156109925761096d82600786846124ab565b83828151811061097f5761097f614699565b6020908102919091010152600101610957565b5050949350505050565b6109a46125b0565b505f6109af8261224a565b8054909150610100900460ff16156109ea576040516393b7a4c160e01b81526001600160401b03831660048201526024015b60405180910390fd5b805461ff00191661010017815560405133906001600160401b038416907f1e84213b1f590e36557be3c0251b6840fcf8d887e287b15d5ff9b2af42e0bd5b905f90a35050565b610a38613dab565b6001600160401b0382165f90815260056020908152604091829020825160a08101909352805460ff161515835291908101610a72836125e9565b1515815282546001600160401b036201000082048116602080850191909152600160501b90920481166040808501919091529087165f90815260069092529020606090910190610ac190612605565b90529392505050565b5f516020614bfc5f395f51905f52610ae181612240565b5f600c5f610af0898989612829565b81526020019081526020015f209050838390505f03610b2257604051631ff41ebb60e11b815260040160405180910390fd5b5f805b84811015610bb1575f5f878784818110610b4157610b41614699565b610b5792602060409092020190810191506146be565b888885818110610b6957610b69614699565b90506040020160200135915061ffff169150610b8d8282868c63ffffffff16612892565b610b9a8560078484612948565b610ba58260016146d7565b93505050600101610b25565b50336001600160a01b031687896001600160401b03167fd544bed5454632732d71cdd7db2d193f24b4fc773102082709107b8bce0b70d0898989604051610bfa93929190614734565b60405180910390a45050505050505050565b5f516020614bfc5f395f51905f52610c2381612240565b610c2c8361224a565b506001600160401b0383165f908152600660205260409020610c4e90836129a1565b336001600160a01b0316836001600160401b03167fe6ea22abcef2d5cde3ae584f31cf0798f9de527cea8ea0f5b7b2d84096add9c784604051610c9191906147bc565b60405180910390a3505050565b5f516020614bfc5f395f51905f52610cb581612240565b610cbe8361224a565b505f829003610ce057604051633ab8e91b60e01b815260040160405180910390fd5b6001600160a01b038211610d0757604051631d0008c160e21b815260040160405180910390fd5b5f610d10612293565b5f848152600760205260408120919250610d2d91908690846122a9565b60405164ffffffffff82168152339084906001600160401b038716907f1b2b15705e9c775b8e861dfaa033fdf7518f7aee5319bca1d63873f9ff8636ae9060200160405180910390a450505050565b5f516020614c1c5f395f51905f52610d9381612240565b5f8381526004602090815260408083206001600160a01b03861684529091529020544264ffffffffff90911611610ddd57604051631daa4ba760e21b815260040160405180910390fd5b610de78383612a48565b5060405133906001600160a01b0384169085907f5e8a35fe9a00bb9873ad456d890cc5ffe007c3f614ac3438afb164d9cab5e7af905f90a4505050565b81610e4257604051631fe1e13d60e11b815260040160405180910390fd5b610e4c8282612b9a565b5050565b81158015610e6b57506002546001600160a01b038281169116145b15610eec575f5f610e7a611906565b90925090506001600160a01b038216151580610e9c575065ffffffffffff8116155b80610eaf57504265ffffffffffff821610155b15610ed7576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016109e1565b50506001805465ffffffffffff60a01b191690555b610e4c8282612bc4565b5f516020614bfc5f395f51905f52610f0d81612240565b826001600160401b03165f03610f39576040516001620824d560e41b0319815260040160405180910390fd5b6001600160401b0383165f908152600560205260409020805460ff1615610f7e576040516354efa07b60e11b81526001600160401b03851660048201526024016109e1565b805460ff191660011781556001600160401b0384165f908152600660205260409020610faa90846129a1565b336001600160a01b0316846001600160401b03167f94b2982920828b25d2b30874e3ba61aa0159d2f6ef561e9cff9f8dedaeecf75085604051610fed91906147bc565b60405180910390a350505050565b5f61100581612240565b610e4c82612bfc565b5f61101881612240565b610e4c82612c6e565b5f600c5f611030898989612829565b81526020019081526020015f2090505f61104988612cdd565b90505f84900361106c57604051631ff41ebb60e11b815260040160405180910390fd5b5f805b858110156110fd575f5f88888481811061108b5761108b614699565b6110a192602060409092020190810191506146be565b8989858181106110b3576110b3614699565b90506040020160200135915061ffff1691506110d78282868d63ffffffff16612892565b6110e68660078484898c612d9d565b6110f18260016146d7565b9350505060010161106f565b50336001600160a01b0316888a6001600160401b03167f4854c8813dcdaba8714f1c502a8d5cc078d6de1d88cfa763a649d614b44431be8a8a8a8a6040516111489493929190614839565b60405180910390a4505050505050505050565b6111636125b0565b505f81815260076020526040902061117a90612e56565b5f8181526007602052604080822080549083905590516001600160401b03909116913391849184917fcebd96b4f01a6e408b6b9f32704015dc09eaa18b0eadfcb2d58cf432e12193d89190a45050565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296111f481612240565b5f6111fe8461224a565b80549091506001600160401b036201000090910481169084168110611241576040516328606efd60e01b81526001600160401b03821660048201526024016109e1565b620f424061124f828661486b565b6001600160401b0316111561127c5760405163e4ad927d60e01b8152620f424060048201526024016109e1565b81546001600160401b03808616620100000269ffffffffffffffff000019909216919091178355339086167fe1f62ea3e4e919d23ab11278f1d89a2147e4afbdd86ddc6a131cd973846bcce56112d2848861486b565b604080516001600160401b03928316815291891660208301520160405180910390a35050505050565b5f516020614bfc5f395f51905f5261131281612240565b5f82815260076020526040902061132890612e8f565b5f82815260076020526040808220549051339285926001600160401b0316917ff21469de320338a9f858ba76cc1a1fdb09bb21cfc9da6713ed242ad825a6542e9190a45050565b5f516020614bfc5f395f51905f5261138681612240565b5f600b5f611395878787612829565b81526020019081526020015f2090506113ad81612f09565b64ffffffffff165f036113d357604051630720dda960e51b815260040160405180910390fd5b805467ffffffffffffffff60401b1916815560405163ffffffff84168152339085906001600160401b038816907f0610cd267261995d6ea0229ad7d153139b5a36346d7903ff9a69b3d0f81c7a73906020015b60405180910390a45050505050565b5f6114486002546001600160a01b031690565b905090565b5f8281526004602090815260408083206001600160a01b0385168452909152812080548290600160281b900464ffffffffff161580159061149e5750815442600160281b90910464ffffffffff1611155b5f868152602081815260408083206001600160a01b038916845290915290205490915060ff1680156114da575081544264ffffffffff90911611155b80156114e4575080155b95945050505050565b5f6114f66125b0565b90508061150557611505612f6b565b5f83815260076020526040902061151d908383613034565b5f8381526007602090815260409182902054825164ffffffffff86168152841592810192909252339286926001600160401b03909216917f498522d07221228f0937c5d2be9bae8220a0c2a69c8422bb41414dd35a7a7f1c91015b60405180910390a4505050565b6002545f90600160d01b900465ffffffffffff1680151580156115b057504265ffffffffffff821610155b6115bb575f5f6115cf565b600254600160a01b900465ffffffffffff16815b915091509091565b5f600b5f6115e6878787612344565b815260208101919091526040015f2080549091506301000000900464ffffffffff161561165c57805462ffffff165f9081526008602052604090205481546040516380660eaf60e01b81526001600160a01b0390921660048301526301000000900464ffffffffff1660248201526044016109e1565b5f84900361167d57604051636fe692dd60e11b815260040160405180910390fd5b63ffffffff831615806116995750630100000063ffffffff8416115b156116bf57604051638766a8e760e01b815263ffffffff841660048201526024016109e1565b5f6116c98661224a565b90505f6116d587612cdd565b8254909150610100900460ff161561170b576040516393b7a4c160e01b81526001600160401b03881660048201526024016109e1565b61171582866131f4565b825462ffffff821667ffffffffffffffff199091161763010000004264ffffffffff16021783556040805163ffffffff8716815260208101869052339188916001600160401b038b16917f3922d5ef15625e79fcee125c768e6a9ba610e81b55c69dad76a60993dfa80617910160405180910390a450505050505050565b6002545f90600160d01b900465ffffffffffff1680151580156117bd57504265ffffffffffff8216105b6117d857600154600160d01b900465ffffffffffff166117eb565b600254600160a01b900465ffffffffffff165b91505090565b5f6117fa611906565b509050336001600160a01b0382161461182857604051636116401160e11b81523360048201526024016109e1565b6108af6132a3565b5f516020614bfc5f395f51905f5261184781612240565b5f611853868686612829565b5f818152600d6020908152604080832087845290915281205491925064ffffffffff909116900361189757604051630255e9b960e21b815260040160405180910390fd5b5f818152600d60209081526040808320868452825291829020805464ffffffffff1916905581516001600160401b038916815263ffffffff8716918101919091523391859188917feb95efed304bdcbeda75c8aaed9133c3bf0823cf734df270dc4dce3496ba3b1b910161088d565b6001546001600160a01b03811691600160a01b90910465ffffffffffff1690565b8161194557604051631fe1e13d60e11b815260040160405180910390fd5b610e4c8282613339565b5f61195981612240565b6108af61335d565b611969613ddf565b5f611975878787612344565b6001600160401b0388165f9081526005602090815260409182902046865243918601919091524291850191909152805460ff16151560608501529091506119bb816125e9565b151560808401526001600160401b0388165f9081526006602052604090206119e290612605565b60a08401525f828152600b602052604090206119fd90613367565b60e084018190526020015164ffffffffff811615611a42576001600160401b0389165f908152600660205260409020611a3d9064ffffffffff83166133df565b611a48565b8360a001515b60c085015260e0840151515f906001600160a01b0316905060075f015f8281526020019081526020015f206040518060e00160405290815f82015f9054906101000a90046001600160401b03166001600160401b03166001600160401b031681526020015f820160089054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201600d9054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160129054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160179054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201601c9054906101000a900462ffffff1662ffffff1662ffffff1681526020015f8201601f9054906101000a900460ff161515151581525050856101000181905250600d5f8581526020019081526020015f205f8281526020019081526020015f205f9054906101000a900464ffffffffff1685610120019064ffffffffff16908164ffffffffff168152505060075f015f8781526020019081526020015f206040518060e00160405290815f82015f9054906101000a90046001600160401b03166001600160401b03166001600160401b031681526020015f820160089054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201600d9054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160129054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160179054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201601c9054906101000a900462ffffff1662ffffff1662ffffff1681526020015f8201601f9054906101000a900460ff161515151581525050856101400181905250600d5f8581526020019081526020015f205f8781526020019081526020015f205f9054906101000a900464ffffffffff1685610160019064ffffffffff16908164ffffffffff16815250505f611d7d600789600c5f8981526020019081526020015f2061238e9092919063ffffffff16565b805161018088015260208101516101a08801526040015164ffffffffff166101c087015250939998505050505050505050565b5f8281526004602090815260408083206001600160a01b038516845290915290205464ffffffffff80821691600160281b9004165b9250929050565b5f516020614bfc5f395f51905f52611e0381612240565b5f611e0f868686612829565b5f818152600b6020908152604080832087845260079092528220805493945090929091906001600160401b038a81169116148015611e7357508154600160e01b900462ffffff161580611e73575082548254600160e01b900462ffffff9081169116145b82549091505f90600160901b900464ffffffffff1615801590611eb2575082548454600160901b90910464ffffffffff90811663010000009092041610155b9050811580611ebf575080155b80611eda5750825442600160b81b90910464ffffffffff1610155b15611ef85760405163d367b9b560e01b815260040160405180910390fd5b5f858152600d602090815260408083208a8452825291829020805464ffffffffff19164264ffffffffff1617905581516001600160401b038d16815263ffffffff8b1691810191909152339189918c917f19707216e09f80f8d8c73115583060e8a7d6b08ac106bd2d602ae300eb004110910160405180910390a450505050505050505050565b611f87613e82565b505f90815260076020908152604091829020825160e08101845290546001600160401b0381168252600160401b810464ffffffffff90811693830193909352600160681b8104831693820193909352600160901b830482166060820152600160b81b83049091166080820152600160e01b820462ffffff1660a0820152600160f81b90910460ff16151560c082015290565b5f600b5f612028868686612829565b81526020019081526020015f2090505f61204185612cdd565b905061204c82612f09565b64ffffffffff161561207157604051631689c57760e31b815260040160405180910390fd5b815467ffffffffffffffff60401b1916600160401b62ffffff83160264ffffffffff60581b191617600160581b4264ffffffffff160217825560405163ffffffff84168152339085906001600160401b038816907fe1c54d9c4efccec3fd309018c3e3a568e4656c470efab116b52eee320e076e5890602001611426565b5f516020614bfc5f395f51905f5261210681612240565b5f6121108361224a565b8054909150610100900460ff1661214557604051634a0de0bb60e01b81526001600160401b03841660048201526024016109e1565b805461ff001916815560405133906001600160401b038516907f31628e1f5a3a6743639aaef896bb081d58e97b22e836a6c738662989e9f9dd0a905f90a3505050565b5f516020614bfc5f395f51905f5261219f81612240565b5f8381526007602052604090206121b69083613662565b5f8381526007602090815260409182902054915164ffffffffff85168152339286926001600160401b03909116917fee2490825ecd90f6ca41889ef960cd4d3748f940d740aae692fe890e81d9b4479101611578565b5f6001600160e01b03198216637965db0b60e01b148061077b57506301ffc9a760e01b6001600160e01b031983161461077b565b6108af8133613702565b6001600160401b0381165f908152600560205260409020805460ff1661228e5760405163362a50b360e11b81526001600160401b03831660048201526024016109e1565b919050565b6003545f906114489064ffffffffff164261488a565b83546001600160401b0316156122d1576040516286e0bb60e81b815260040160405180910390fd5b835464ffffffffff909116600160401b026cffffffffff00000000000000001962ffffff909316600160e01b027fff000000ffffffffffffffffffffffffffffffffffffffff00000000000000009092166001600160401b03909416939093171716179055565b6123425f5f61373b565b565b604080516001600160401b038516602082015290810183905263ffffffff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b6123bc60405180608001604052805f81526020015f81526020015f64ffffffffff1681526020015f81525090565b61ffff8211612387575b606081015160101b82175f9081526020859052604090205415612496575f6123f485858585606001516124ab565b905060028160200151600281111561240e5761240e613fd1565b036124305780518251901916825280516020830180519119909116905261247d565b806080015161247d578051825117825260018160200151600281111561245857612458613fd1565b0361246b57805160208301805190911790525b60408082015164ffffffffff16908301525b506060810180519061248e826148a7565b9052506123c6565b80515f03612387575f60408201529392505050565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152601082901b8381175f90815260208781526040808320548552600287811c90941783526001890190915290205460c0600686901b161c906003603e83901c169081111561252457612524613fd1565b8260200190600281111561253a5761253a613fd1565b9081600281111561254d5761254d613fd1565b905250643fffffffff8116604080840191825262ffffff602684901c165f908152600188016020908152828220546060870181905293518483529089905291902061259e9164ffffffffff166137fa565b15156080840152509095945050505050565b5f6125c85f516020614bfc5f395f51905f523361144d565b9050806125e6576125e65f516020614c1c5f395f51905f5233613702565b90565b80545f9060ff16801561077b57505054610100900460ff161590565b61260d613ebd565b81541561228e5781548290612624906001906148bf565b8154811061263457612634614699565b5f9182526020918290206040805180820182526004909302909101805464ffffffffff1683528151606081019092526001810180549394919391850192918290829061267f906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546126ab906148d2565b80156126f65780601f106126cd576101008083540402835291602001916126f6565b820191905f5260205f20905b8154815290600101906020018083116126d957829003601f168201915b5050505050815260200160018201805461270f906148d2565b80601f016020809104026020016040519081016040528092919081815260200182805461273b906148d2565b80156127865780601f1061275d57610100808354040283529160200191612786565b820191905f5260205f20905b81548152906001019060200180831161276957829003601f168201915b5050505050815260200160028201805461279f906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546127cb906148d2565b80156128165780601f106127ed57610100808354040283529160200191612816565b820191905f5260205f20905b8154815290600101906020018083116127f957829003601f168201915b5050509190925250505090525092915050565b5f612835848484612344565b5f818152600b6020526040812054919250630100000090910464ffffffffff1690036123875760405163d99d6a6560e01b81526001600160401b03851660048201526024810184905263ffffffff831660448201526064016109e1565b600884901b5f8490036128b857604051631ff41ebb60e11b815260040160405180910390fd5b828510156128ed576128cb85600161383f565b604051630c805ddb60e21b815263ffffffff90911660048201526024016109e1565b5f8282106128fb578461290c565b61290582846148bf565b5f19901b85165b905080156129405761291e868261383f565b60405163c21e0a2d60e01b815263ffffffff90911660048201526024016109e1565b505050505050565b5f61295485858561238e565b8051909150198216801561298e5761296c848261383f565b604051637160770160e01b815263ffffffff90911660048201526024016109e1565b61294086858460600151865f600261386c565b8160405180604001604052804264ffffffffff168152602001836129c49061498d565b90528154600180820184555f9384526020938490208351600490930201805464ffffffffff191664ffffffffff9093169290921782559282015180519293919290918301908190612a159082614a8e565b5060208201516001820190612a2a9082614a8e565b5060408201516002820190612a3f9082614a8e565b50505050505050565b5f5f516020614c1c5f395f51905f5283148015612a6e57506001600160a01b0382163314155b8015612a82575060035464ffffffffff1615155b8015612a935750612a93838361144d565b15612b5e575f8381526004602090815260408083206001600160a01b038616845290915290208054600160281b900464ffffffffff1615612ad7575f91505061077b565b600354612aeb9064ffffffffff164261488a565b815469ffffffffff00000000001916600160281b64ffffffffff92831681029190911780845560405191900490911681526001600160a01b0384169085907eea6f18a8af6b557e4c2027c95eac59481e209f5b2f31a14a096ff0eb1330d29060200160405180910390a35f91505061077b565b5f8381526004602090815260408083206001600160a01b03861684529091529020805469ffffffffffffffffffff1916905561238783836138e5565b5f82815260208190526040902060010154612bb481612240565b612bbe8383613921565b50505050565b6001600160a01b0381163314612bed5760405163334bd91960e11b815260040160405180910390fd5b612bf78282612a48565b505050565b5f612c05611793565b612c0e42613aad565b612c189190614b4c565b9050612c248282613ae3565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612c7882613b60565b612c8142613aad565b612c8b9190614b4c565b9050612c97828261373b565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b335f908152600760209081526040808320815160e08101835290546001600160401b0381168252600160401b810464ffffffffff90811694830194909452600160681b8104841692820192909252600160901b820483166060820152600160b81b82049092166080830152600160e01b810462ffffff1660a0830152600160f81b900460ff16151560c0820152612d748184613ba7565b612d93576040516301b67e3360e51b81523360048201526024016109e1565b60a0015192915050565b5f612da987878761238e565b90505f82612db8578151612dbe565b81602001515b851690508015612df457612dd2868261383f565b604051631122b6d960e31b815263ffffffff90911660048201526024016109e1565b6103e8826060015110612e2e57612e0c86600161383f565b6040516332881be360e21b815263ffffffff90911660048201526024016109e1565b612e4c88878460600151888888612e45575f61386c565b600161386c565b5050505050505050565b612e5f81613c14565b805442600160401b90910464ffffffffff16116108af57604051634b9eabf360e11b815260040160405180910390fd5b8054600160f81b900460ff161580612ec4575080544290612ec29062278d0090600160b81b900464ffffffffff166146d7565b105b15612ee257604051631e07475760e01b815260040160405180910390fd5b80547effffff00000000000000000000ffffffffffffffffffffffffffffffffffff169055565b8054600160401b810462ffffff165f90815260086020908152604080832054835260079091529020600160581b90910464ffffffffff16908115801590612f5c5750612f5c8164ffffffffff84166137fa565b15612f65575f91505b50919050565b5f612f796201518042614b6a565b600a549091505f9064ffffffffff808416911614612f97575f612fa6565b600a54600160281b900461ffff165b905060131961ffff821601612fd157604051600162222af960e01b0319815260040160405180910390fd5b60405180604001604052808364ffffffffff168152602001826001612ff69190614b89565b61ffff9081169091528151600a8054602090940151909216600160281b0266ffffffffffffff1990931664ffffffffff909116179190911790555050565b61303d83613c14565b428264ffffffffff161115613065576040516349d5d2e560e11b815260040160405180910390fd5b8164ffffffffff165f0361308c5760405163a9c1f86d60e01b815260040160405180910390fd5b801580156130ac5750426130aa6276a70064ffffffffff85166146d7565b105b156130ca5760405163a9c1f86d60e01b815260040160405180910390fd5b8254600160901b900464ffffffffff165f81158015906130f357508454600160f81b900460ff16155b9050808015613100575082155b1561311e57604051631b5cc26160e11b815260040160405180910390fd5b5f83801561313457508554600160f81b900460ff165b801561314d57508264ffffffffff168564ffffffffff16145b905064ffffffffff83161580159061317357508264ffffffffff168564ffffffffff1610155b801561317d575080155b1561319b5760405163a995e8b760e01b815260040160405180910390fd5b5050835469ffffffffffffffffffff60901b1916600160901b64ffffffffff9485160264ffffffffff60b81b191617600160b81b429490941693909302929092176001600160f81b03169015600160f81b021790915550565b81546001600160401b03600160501b82048116915f9161321d918491620100009091041661486b565b9050806001600160401b03168363ffffffff1611156132665760405163878041cd60e01b81526001600160401b038216600482015263ffffffff841660248201526044016109e1565b61327663ffffffff841683614ba3565b84546001600160401b0391909116600160501b0267ffffffffffffffff60501b1990911617909355505050565b5f5f6132ad611906565b915091506132c28165ffffffffffff16151590565b15806132d657504265ffffffffffff821610155b156132fe576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016109e1565b6133195f6133146002546001600160a01b031690565b612a48565b506133245f83613921565b5050600180546001600160d01b031916905550565b5f8281526020819052604090206001015461335381612240565b612bbe8383612a48565b6123425f5f613ae3565b604080516060810182525f808252602082018190529181019190915260408051606081018252835462ffffff165f9081526008602052919091205481906001600160a01b0316815283546301000000900464ffffffffff1660208201526040016133d084612f09565b64ffffffffff16905292915050565b6133e7613ebd565b82545f905b60016133f883836148bf565b1115613458575f600261340b83856146d7565b6134159190614b6a565b90508486828154811061342a5761342a614699565b5f91825260209091206004909102015464ffffffffff161161344e57809250613452565b8091505b506133ec565b84828154811061346a5761346a614699565b5f9182526020918290206040805180820182526004909302909101805464ffffffffff168352815160608101909252600181018054939491939185019291829082906134b5906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546134e1906148d2565b801561352c5780601f106135035761010080835404028352916020019161352c565b820191905f5260205f20905b81548152906001019060200180831161350f57829003601f168201915b50505050508152602001600182018054613545906148d2565b80601f0160208091040260200160405190810160405280929190818152602001828054613571906148d2565b80156135bc5780601f10613593576101008083540402835291602001916135bc565b820191905f5260205f20905b81548152906001019060200180831161359f57829003601f168201915b505050505081526020016002820180546135d5906148d2565b80601f0160208091040260200160405190810160405280929190818152602001828054613601906148d2565b801561364c5780601f106136235761010080835404028352916020019161364c565b820191905f5260205f20905b81548152906001019060200180831161362f57829003601f168201915b5050509190925250505090525095945050505050565b61366b82613c14565b428164ffffffffff161015613693576040516380f75e4560e01b815260040160405180910390fd5b8154600160681b900464ffffffffff16158015906136c15750815442600160681b90910464ffffffffff1611155b156136df57604051632228dcb560e21b815260040160405180910390fd5b815464ffffffffff909116600160681b0264ffffffffff60681b19909116179055565b61370c828261144d565b610e4c5760405163e2517d3f60e01b81526001600160a01b0382166004820152602481018390526044016109e1565b600254600160d01b900465ffffffffffff1680156137bd574265ffffffffffff8216101561379457600254600180546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b029190911790556137bd565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b81545f90600160901b900464ffffffffff16801580159061382257508064ffffffffff168310155b801561383757508354600160f81b900460ff16155b949350505050565b600882901b815b806001165f03613865578161385a81614bc2565b92505060011c613846565b5092915050565b601084901b85175f90815260208790526040812084905542673fffffc000000000602685901b16603e8460028111156138a7576138a7613fd1565b901b17179050600686901b60c01660029690961c60109590951b949094175f9081526001969096016020525050604090932080549190921b17905550565b5f8215801561390157506002546001600160a01b038381169116145b1561391757600280546001600160a01b03191690555b6123878383613c3e565b5f82613938576139318383613cae565b905061077b565b5f8381526004602090815260408083206001600160a01b0386168452909152902080544264ffffffffff9091161115613974575f91505061077b565b61397e8484613cae565b91508115613a41576040805180820190915260035481906139a69064ffffffffff164261488a565b64ffffffffff90811682525f60209283018190528781526004835260408082206001600160a01b0389168084529085529181902085518154968601518516600160281b0269ffffffffffffffffffff199097169085161795909517909455845493519390911683529186917f36a8b61f5e7256c72159621e3271e620728c71ed8ef0c5beef466b52247324b3910160405180910390a3613865565b8054600160281b900464ffffffffff161561386557805469ffffffffff0000000000191681556040515f81526001600160a01b0384169085907eea6f18a8af6b557e4c2027c95eac59481e209f5b2f31a14a096ff0eb1330d29060200160405180910390a35092915050565b5f65ffffffffffff821115613adf576040516306dfcc6560e41b815260306004820152602481018390526044016109e1565b5090565b5f613aec611906565b6001805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b038816171790559150613b2e90508165ffffffffffff16151590565b15612bf7576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613b6a611793565b90508065ffffffffffff168365ffffffffffff1611613b9257613b8d8382614bdd565b612387565b61238765ffffffffffff841662069780613d14565b81515f9042906001600160401b038481169116148015613bd2575080846020015164ffffffffff1611155b8015613bfb5750604084015164ffffffffff161580613bfb5750836040015164ffffffffff1681105b801561383757505050506060015164ffffffffff161590565b80546001600160401b03165f036108af57604051630d383c7360e21b815260040160405180910390fd5b5f613c49838361144d565b15613ca7575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161077b565b505f61077b565b5f82613d0a575f613cc76002546001600160a01b031690565b6001600160a01b031614613cee57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6123878383613d23565b5f828218828410028218612387565b5f613d2e838361144d565b613ca7575f838152602081815260408083206001600160a01b03861684529091529020805460ff19166001179055613d633390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161077b565b6040805160a0810182525f80825260208201819052918101829052606081019190915260808101613dda613ebd565b905290565b604051806101e001604052805f81526020015f81526020015f81526020015f151581526020015f15158152602001613e15613ebd565b8152602001613e22613ebd565b8152604080516060810182525f8082526020828101829052928201529101908152602001613e4e613e82565b81525f6020820152604001613e61613e82565b81525f60208201819052604082018190526060820181905260809091015290565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081019190915290565b60405180604001604052805f64ffffffffff168152602001613dda60405180606001604052806060815260200160608152602001606081525090565b5f60208284031215613f09575f5ffd5b81356001600160e01b031981168114612387575f5ffd5b80356001600160401b038116811461228e575f5ffd5b80356001600160a01b038116811461228e575f5ffd5b5f5f60408385031215613f5d575f5ffd5b613f6683613f20565b9150613f7460208401613f36565b90509250929050565b803563ffffffff8116811461228e575f5ffd5b5f5f5f5f60808587031215613fa3575f5ffd5b613fac85613f20565b935060208501359250613fc160408601613f7d565b9396929550929360600135925050565b634e487b7160e01b5f52602160045260245ffd5b602080825282518282018190525f918401906040840190835b818110156140735783518051845260208101516003811061402d57634e487b7160e01b5f52602160045260245ffd5b8060208601525064ffffffffff6040820151166040850152606081015160608501526080810151151560808501525060a083019250602084019350600181019050613ffe565b509095945050505050565b5f6020828403121561408e575f5ffd5b61238782613f20565b5f81518084525f5b818110156140bb5760208185018101518683018201520161409f565b505f602082860101526020601f19601f83011685010191505092915050565b64ffffffffff81511682525f60208201516040602085015280516060604086015261410860a0860182614097565b90506020820151603f198683030160608701526141258282614097565b91505060408201519150603f198582030160808601526114e48183614097565b602081528151151560208201526020820151151560408201526001600160401b0360408301511660608201526001600160401b0360608301511660808201525f608083015160a08084015261383760c08401826140da565b5f5f83601f8401126141ad575f5ffd5b5081356001600160401b038111156141c3575f5ffd5b6020830191508360208260061b8501011115611de5575f5ffd5b5f5f5f5f5f608086880312156141f1575f5ffd5b6141fa86613f20565b94506020860135935061420f60408701613f7d565b925060608601356001600160401b03811115614229575f5ffd5b6142358882890161419d565b969995985093965092949392505050565b5f5f60408385031215614257575f5ffd5b61426083613f20565b915060208301356001600160401b0381111561427a575f5ffd5b83016060818603121561428b575f5ffd5b809150509250929050565b5f602082840312156142a6575f5ffd5b5035919050565b5f5f604083850312156142be575f5ffd5b6142c783613f20565b946020939093013593505050565b5f5f604083850312156142e6575f5ffd5b82359150613f7460208401613f36565b5f60208284031215614306575f5ffd5b61238782613f36565b5f6020828403121561431f575f5ffd5b813565ffffffffffff81168114612387575f5ffd5b5f5f5f5f5f5f60a08789031215614349575f5ffd5b61435287613f20565b95506020870135945061436760408801613f7d565b935060608701356001600160401b03811115614381575f5ffd5b61438d89828a0161419d565b909450925050608087013580151581146143a5575f5ffd5b809150509295509295509295565b5f5f604083850312156143c4575f5ffd5b6143cd83613f20565b9150613f7460208401613f20565b5f5f5f606084860312156143ed575f5ffd5b6143f684613f20565b92506020840135915061440b60408501613f7d565b90509250925092565b5f5f60408385031215614425575f5ffd5b82359150602083013564ffffffffff8116811461428b575f5ffd5b5f5f5f5f5f60a08688031215614454575f5ffd5b61445d86613f20565b94506020860135935061447260408701613f7d565b94979396509394606081013594506080013592915050565b6001600160401b03815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015264ffffffffff606082015116606083015264ffffffffff608082015116608083015260a08101516144f160a084018262ffffff169052565b5060c0810151612bf760c084018215159052565b602081528151602082015260208201516040820152604082015160608201525f6060830151614538608084018215159052565b50608083015180151560a08401525060a08301516103a060c08401526145626103c08401826140da565b905060c0840151601f198483030160e085015261457f82826140da565b60e086015180516001600160a01b0316610100870152602081015164ffffffffff9081166101208801526040820151166101408701529092509050506101008401516145cf61016085018261448a565b5061012084015164ffffffffff166102408401526101408401516145f761026085018261448a565b5061016084015164ffffffffff8116610340850152506101808401516103608401526101a08401516103808401526101c084015164ffffffffff81166103a0850152509392505050565b60e0810161077b828461448a565b634e487b7160e01b5f52601160045260245ffd5b5f62ffffff821662ffffff810361467c5761467c61464f565b60010192915050565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b803561ffff8116811461228e575f5ffd5b5f602082840312156146ce575f5ffd5b612387826146ad565b8082018082111561077b5761077b61464f565b8183526020830192505f815f5b8481101561472a5761ffff61470b836146ad565b16865260208281013590870152604095860195909101906001016146f7565b5093949350505050565b63ffffffff84168152604060208201525f6114e46040830184866146ea565b5f5f8335601e19843603018112614768575f5ffd5b83016020810192503590506001600160401b03811115614786575f5ffd5b803603821315611de5575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b602081525f6147cb8384614753565b606060208501526147e0608085018284614794565b9150506147f06020850185614753565b848303601f19016040860152614807838284614794565b925050506148186040850185614753565b848303601f1901606086015261482f838284614794565b9695505050505050565b63ffffffff85168152606060208201525f6148586060830185876146ea565b9050821515604083015295945050505050565b6001600160401b03828116828216039081111561077b5761077b61464f565b64ffffffffff818116838216019081111561077b5761077b61464f565b5f600182016148b8576148b861464f565b5060010190565b8181038181111561077b5761077b61464f565b600181811c908216806148e657607f821691505b602082108103612f6557634e487b7160e01b5f52602260045260245ffd5b5f82601f830112614913575f5ffd5b81356001600160401b0381111561492c5761492c614685565b604051601f8201601f19908116603f011681016001600160401b038111828210171561495a5761495a614685565b604052818152838201602001851015614971575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f6060823603121561499d575f5ffd5b604051606081016001600160401b03811182821017156149bf576149bf614685565b60405282356001600160401b038111156149d7575f5ffd5b6149e336828601614904565b82525060208301356001600160401b038111156149fe575f5ffd5b614a0a36828601614904565b60208301525060408301356001600160401b03811115614a28575f5ffd5b614a3436828601614904565b60408301525092915050565b601f821115612bf75782821115612bf757805f5260205f20601f840160051c6020851015614a6b57505f5b90810190601f840160051c035f5b81811015612940575f83820155600101614a79565b81516001600160401b03811115614aa757614aa7614685565b614abb81614ab584546148d2565b84614a40565b6020601f821160018114614aed575f8315614ad65750848201515b5f19600385901b1c1916600184901b178455614b45565b5f84815260208120601f198516915b82811015614b1c5787850151825560209485019460019092019101614afc565b5084821015614b3957868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b65ffffffffffff818116838216019081111561077b5761077b61464f565b5f82614b8457634e487b7160e01b5f52601260045260245ffd5b500490565b61ffff818116838216019081111561077b5761077b61464f565b6001600160401b03818116838216019081111561077b5761077b61464f565b5f63ffffffff821663ffffffff810361467c5761467c61464f565b65ffffffffffff828116828216039081111561077b5761077b61464f56feedcc084d3dcd65a1f7f23c65c46722faca6953d28e43150a467cf43e5c30923855435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a5041a164736f6c6343000825000a";

/** Code on the chain; its keccak256 is the code hash that trust lists pin. */
export const diplomaRegistryDeployedBytecode: `0x${string}` =
  "0x608060405234801561000f575f5ffd5b50600436106102cb575f3560e01c80638977427a1161017b578063cf6eefb7116100e4578063df78bce21161009e578063f46b022111610079578063f46b0221146106e7578063f5b541a6146106fa578063f68e955314610721578063f8802f2a14610735575f5ffd5b8063df78bce2146106a1578063ee262880146106c1578063f0f0f610146106d4575f5ffd5b8063cf6eefb7146105f4578063d547741f14610622578063d602b9fd14610635578063dbc07bf91461063d578063dd548a9b1461065d578063dde118731461068e575f5ffd5b8063a1eda53c11610135578063a1eda53c14610590578063a217fddf146105b7578063a36492c3146105be578063cc8463c8146105d1578063cefc1429146105d9578063cf289dda146105e1575f5ffd5b80638977427a14610532578063899d45201461053c5780638c43a4c71461054f5780638da5cb5b1461056257806391d148541461056a5780639cd1d08b1461057d575f5ffd5b80632786422f11610237578063634e93da116101f157806377163c1d116101cc57806377163c1d146104c757806379895b6c146104e75780638220ba36146104fa57806384ef8ffc1461050d575f5ffd5b8063634e93da1461048e578063649a5ec7146104a15780636aeb0db0146104b4575f5ffd5b80632786422f1461041457806329ecfff4146104275780632f2ff15d1461043a57806336568abe1461044d5780633b916325146104605780633e72a8d414610473575f5ffd5b806313f356db1161028857806313f356db14610377578063169ed7df1461038a5780631b4a94c3146103aa57806320132e39146103bd578063248a9ca3146103d057806324ea54f414610400575f5ffd5b806301ffc9a7146102cf578063022d63fb146102f7578063040cb8591461031357806308a5a2b01461033a5780630aa6220b1461034f5780630b3687f614610357575b5f5ffd5b6102e26102dd366004613ef9565b610757565b60405190151581526020015b60405180910390f35b620697805b60405165ffffffffffff90911681526020016102ee565b6003546103249064ffffffffff1681565b60405164ffffffffff90911681526020016102ee565b61034d610348366004613f4c565b610781565b005b61034d61089d565b61036a610365366004613f90565b6108b2565b6040516102ee9190613fe5565b61034d61038536600461407e565b61099c565b61039d61039836600461407e565b610a30565b6040516102ee9190614145565b61034d6103b83660046141dd565b610aca565b61034d6103cb366004614246565b610c0c565b6103f26103de366004614296565b5f9081526020819052604090206001015490565b6040519081526020016102ee565b6103f25f516020614c1c5f395f51905f5281565b61034d6104223660046142ad565b610c9e565b61034d6104353660046142d5565b610d7c565b61034d6104483660046142d5565b610e24565b61034d61045b3660046142d5565b610e50565b61034d61046e366004614246565b610ef6565b61047b601481565b60405161ffff90911681526020016102ee565b61034d61049c3660046142f6565b610ffb565b61034d6104af36600461430f565b61100e565b61034d6104c2366004614334565b611021565b6104d2630100000081565b60405163ffffffff90911681526020016102ee565b61034d6104f5366004614296565b61115b565b61034d6105083660046143b3565b6111ca565b6002546001600160a01b03165b6040516001600160a01b0390911681526020016102ee565b61032462278d0081565b61034d61054a366004614296565b6112fb565b61034d61055d3660046143db565b61136f565b61051a611435565b6102e26105783660046142d5565b61144d565b61034d61058b366004614414565b6114ed565b610598611585565b6040805165ffffffffffff9384168152929091166020830152016102ee565b6103f25f81565b61034d6105cc366004613f90565b6115d7565b6102fc611793565b61034d6117f1565b61034d6105ef366004613f90565b611830565b6105fc611906565b604080516001600160a01b03909316835265ffffffffffff9091166020830152016102ee565b61034d6106303660046142d5565b611927565b61034d61194f565b61065061064b366004614440565b611961565b6040516102ee9190614505565b61067061066b3660046142d5565b611db0565b6040805164ffffffffff9384168152929091166020830152016102ee565b61034d61069c366004613f90565b611dec565b6106b46106af366004614296565b611f7f565b6040516102ee9190614641565b61034d6106cf3660046143db565b612019565b61034d6106e236600461407e565b6120ef565b61034d6106f5366004614414565b612188565b6103f27f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b92981565b6103f25f516020614bfc5f395f51905f5281565b61073f620f424081565b6040516001600160401b0390911681526020016102ee565b5f6001600160e01b031982166318a4c3c360e11b148061077b575061077b8261220c565b92915050565b5f516020614bfc5f395f51905f5261079881612240565b6107a18361224a565b506001600160a01b0382166107c957604051633ab8e91b60e01b815260040160405180910390fd5b600980546001600160a01b038416915f9182906107ea9062ffffff16614663565b91906101000a81548162ffffff021916908362ffffff160217905590505f610810612293565b62ffffff83165f90815260086020908152604080832087905586835260079091529020909150610842908784846122a9565b60405164ffffffffff8216815233906001600160a01b038716906001600160401b038916907f50e932da2e00243947b4937b2a1c6bab35c32c13b4db0ae8f29a5b3fe161c9d8906020015b60405180910390a4505050505050565b5f6108a781612240565b6108af612338565b50565b60605f600c5f6108c3888888612344565b815260208101919091526040015f2090506108e08160078561238e565b606001516001600160401b038111156108fb576108fb614685565b60405190808252806020026020018201604052801561095257816020015b6040805160a0810182525f808252602080830182905292820181905260608201819052608082015282525f199092019101816109195790505b5091505f5b82518110156109925761096d82600786846124ab565b83828151811061097f5761097f614699565b6020908102919091010152600101610957565b5050949350505050565b6109a46125b0565b505f6109af8261224a565b8054909150610100900460ff16156109ea576040516393b7a4c160e01b81526001600160401b03831660048201526024015b60405180910390fd5b805461ff00191661010017815560405133906001600160401b038416907f1e84213b1f590e36557be3c0251b6840fcf8d887e287b15d5ff9b2af42e0bd5b905f90a35050565b610a38613dab565b6001600160401b0382165f90815260056020908152604091829020825160a08101909352805460ff161515835291908101610a72836125e9565b1515815282546001600160401b036201000082048116602080850191909152600160501b90920481166040808501919091529087165f90815260069092529020606090910190610ac190612605565b90529392505050565b5f516020614bfc5f395f51905f52610ae181612240565b5f600c5f610af0898989612829565b81526020019081526020015f209050838390505f03610b2257604051631ff41ebb60e11b815260040160405180910390fd5b5f805b84811015610bb1575f5f878784818110610b4157610b41614699565b610b5792602060409092020190810191506146be565b888885818110610b6957610b69614699565b90506040020160200135915061ffff169150610b8d8282868c63ffffffff16612892565b610b9a8560078484612948565b610ba58260016146d7565b93505050600101610b25565b50336001600160a01b031687896001600160401b03167fd544bed5454632732d71cdd7db2d193f24b4fc773102082709107b8bce0b70d0898989604051610bfa93929190614734565b60405180910390a45050505050505050565b5f516020614bfc5f395f51905f52610c2381612240565b610c2c8361224a565b506001600160401b0383165f908152600660205260409020610c4e90836129a1565b336001600160a01b0316836001600160401b03167fe6ea22abcef2d5cde3ae584f31cf0798f9de527cea8ea0f5b7b2d84096add9c784604051610c9191906147bc565b60405180910390a3505050565b5f516020614bfc5f395f51905f52610cb581612240565b610cbe8361224a565b505f829003610ce057604051633ab8e91b60e01b815260040160405180910390fd5b6001600160a01b038211610d0757604051631d0008c160e21b815260040160405180910390fd5b5f610d10612293565b5f848152600760205260408120919250610d2d91908690846122a9565b60405164ffffffffff82168152339084906001600160401b038716907f1b2b15705e9c775b8e861dfaa033fdf7518f7aee5319bca1d63873f9ff8636ae9060200160405180910390a450505050565b5f516020614c1c5f395f51905f52610d9381612240565b5f8381526004602090815260408083206001600160a01b03861684529091529020544264ffffffffff90911611610ddd57604051631daa4ba760e21b815260040160405180910390fd5b610de78383612a48565b5060405133906001600160a01b0384169085907f5e8a35fe9a00bb9873ad456d890cc5ffe007c3f614ac3438afb164d9cab5e7af905f90a4505050565b81610e4257604051631fe1e13d60e11b815260040160405180910390fd5b610e4c8282612b9a565b5050565b81158015610e6b57506002546001600160a01b038281169116145b15610eec575f5f610e7a611906565b90925090506001600160a01b038216151580610e9c575065ffffffffffff8116155b80610eaf57504265ffffffffffff821610155b15610ed7576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016109e1565b50506001805465ffffffffffff60a01b191690555b610e4c8282612bc4565b5f516020614bfc5f395f51905f52610f0d81612240565b826001600160401b03165f03610f39576040516001620824d560e41b0319815260040160405180910390fd5b6001600160401b0383165f908152600560205260409020805460ff1615610f7e576040516354efa07b60e11b81526001600160401b03851660048201526024016109e1565b805460ff191660011781556001600160401b0384165f908152600660205260409020610faa90846129a1565b336001600160a01b0316846001600160401b03167f94b2982920828b25d2b30874e3ba61aa0159d2f6ef561e9cff9f8dedaeecf75085604051610fed91906147bc565b60405180910390a350505050565b5f61100581612240565b610e4c82612bfc565b5f61101881612240565b610e4c82612c6e565b5f600c5f611030898989612829565b81526020019081526020015f2090505f61104988612cdd565b90505f84900361106c57604051631ff41ebb60e11b815260040160405180910390fd5b5f805b858110156110fd575f5f88888481811061108b5761108b614699565b6110a192602060409092020190810191506146be565b8989858181106110b3576110b3614699565b90506040020160200135915061ffff1691506110d78282868d63ffffffff16612892565b6110e68660078484898c612d9d565b6110f18260016146d7565b9350505060010161106f565b50336001600160a01b0316888a6001600160401b03167f4854c8813dcdaba8714f1c502a8d5cc078d6de1d88cfa763a649d614b44431be8a8a8a8a6040516111489493929190614839565b60405180910390a4505050505050505050565b6111636125b0565b505f81815260076020526040902061117a90612e56565b5f8181526007602052604080822080549083905590516001600160401b03909116913391849184917fcebd96b4f01a6e408b6b9f32704015dc09eaa18b0eadfcb2d58cf432e12193d89190a45050565b7f97667070c54ef182b0f5858b034beac1b6f3089aa2d3188bb1e8929f4fa9b9296111f481612240565b5f6111fe8461224a565b80549091506001600160401b036201000090910481169084168110611241576040516328606efd60e01b81526001600160401b03821660048201526024016109e1565b620f424061124f828661486b565b6001600160401b0316111561127c5760405163e4ad927d60e01b8152620f424060048201526024016109e1565b81546001600160401b03808616620100000269ffffffffffffffff000019909216919091178355339086167fe1f62ea3e4e919d23ab11278f1d89a2147e4afbdd86ddc6a131cd973846bcce56112d2848861486b565b604080516001600160401b03928316815291891660208301520160405180910390a35050505050565b5f516020614bfc5f395f51905f5261131281612240565b5f82815260076020526040902061132890612e8f565b5f82815260076020526040808220549051339285926001600160401b0316917ff21469de320338a9f858ba76cc1a1fdb09bb21cfc9da6713ed242ad825a6542e9190a45050565b5f516020614bfc5f395f51905f5261138681612240565b5f600b5f611395878787612829565b81526020019081526020015f2090506113ad81612f09565b64ffffffffff165f036113d357604051630720dda960e51b815260040160405180910390fd5b805467ffffffffffffffff60401b1916815560405163ffffffff84168152339085906001600160401b038816907f0610cd267261995d6ea0229ad7d153139b5a36346d7903ff9a69b3d0f81c7a73906020015b60405180910390a45050505050565b5f6114486002546001600160a01b031690565b905090565b5f8281526004602090815260408083206001600160a01b0385168452909152812080548290600160281b900464ffffffffff161580159061149e5750815442600160281b90910464ffffffffff1611155b5f868152602081815260408083206001600160a01b038916845290915290205490915060ff1680156114da575081544264ffffffffff90911611155b80156114e4575080155b95945050505050565b5f6114f66125b0565b90508061150557611505612f6b565b5f83815260076020526040902061151d908383613034565b5f8381526007602090815260409182902054825164ffffffffff86168152841592810192909252339286926001600160401b03909216917f498522d07221228f0937c5d2be9bae8220a0c2a69c8422bb41414dd35a7a7f1c91015b60405180910390a4505050565b6002545f90600160d01b900465ffffffffffff1680151580156115b057504265ffffffffffff821610155b6115bb575f5f6115cf565b600254600160a01b900465ffffffffffff16815b915091509091565b5f600b5f6115e6878787612344565b815260208101919091526040015f2080549091506301000000900464ffffffffff161561165c57805462ffffff165f9081526008602052604090205481546040516380660eaf60e01b81526001600160a01b0390921660048301526301000000900464ffffffffff1660248201526044016109e1565b5f84900361167d57604051636fe692dd60e11b815260040160405180910390fd5b63ffffffff831615806116995750630100000063ffffffff8416115b156116bf57604051638766a8e760e01b815263ffffffff841660048201526024016109e1565b5f6116c98661224a565b90505f6116d587612cdd565b8254909150610100900460ff161561170b576040516393b7a4c160e01b81526001600160401b03881660048201526024016109e1565b61171582866131f4565b825462ffffff821667ffffffffffffffff199091161763010000004264ffffffffff16021783556040805163ffffffff8716815260208101869052339188916001600160401b038b16917f3922d5ef15625e79fcee125c768e6a9ba610e81b55c69dad76a60993dfa80617910160405180910390a450505050505050565b6002545f90600160d01b900465ffffffffffff1680151580156117bd57504265ffffffffffff8216105b6117d857600154600160d01b900465ffffffffffff166117eb565b600254600160a01b900465ffffffffffff165b91505090565b5f6117fa611906565b509050336001600160a01b0382161461182857604051636116401160e11b81523360048201526024016109e1565b6108af6132a3565b5f516020614bfc5f395f51905f5261184781612240565b5f611853868686612829565b5f818152600d6020908152604080832087845290915281205491925064ffffffffff909116900361189757604051630255e9b960e21b815260040160405180910390fd5b5f818152600d60209081526040808320868452825291829020805464ffffffffff1916905581516001600160401b038916815263ffffffff8716918101919091523391859188917feb95efed304bdcbeda75c8aaed9133c3bf0823cf734df270dc4dce3496ba3b1b910161088d565b6001546001600160a01b03811691600160a01b90910465ffffffffffff1690565b8161194557604051631fe1e13d60e11b815260040160405180910390fd5b610e4c8282613339565b5f61195981612240565b6108af61335d565b611969613ddf565b5f611975878787612344565b6001600160401b0388165f9081526005602090815260409182902046865243918601919091524291850191909152805460ff16151560608501529091506119bb816125e9565b151560808401526001600160401b0388165f9081526006602052604090206119e290612605565b60a08401525f828152600b602052604090206119fd90613367565b60e084018190526020015164ffffffffff811615611a42576001600160401b0389165f908152600660205260409020611a3d9064ffffffffff83166133df565b611a48565b8360a001515b60c085015260e0840151515f906001600160a01b0316905060075f015f8281526020019081526020015f206040518060e00160405290815f82015f9054906101000a90046001600160401b03166001600160401b03166001600160401b031681526020015f820160089054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201600d9054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160129054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160179054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201601c9054906101000a900462ffffff1662ffffff1662ffffff1681526020015f8201601f9054906101000a900460ff161515151581525050856101000181905250600d5f8581526020019081526020015f205f8281526020019081526020015f205f9054906101000a900464ffffffffff1685610120019064ffffffffff16908164ffffffffff168152505060075f015f8781526020019081526020015f206040518060e00160405290815f82015f9054906101000a90046001600160401b03166001600160401b03166001600160401b031681526020015f820160089054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201600d9054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160129054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f820160179054906101000a900464ffffffffff1664ffffffffff1664ffffffffff1681526020015f8201601c9054906101000a900462ffffff1662ffffff1662ffffff1681526020015f8201601f9054906101000a900460ff161515151581525050856101400181905250600d5f8581526020019081526020015f205f8781526020019081526020015f205f9054906101000a900464ffffffffff1685610160019064ffffffffff16908164ffffffffff16815250505f611d7d600789600c5f8981526020019081526020015f2061238e9092919063ffffffff16565b805161018088015260208101516101a08801526040015164ffffffffff166101c087015250939998505050505050505050565b5f8281526004602090815260408083206001600160a01b038516845290915290205464ffffffffff80821691600160281b9004165b9250929050565b5f516020614bfc5f395f51905f52611e0381612240565b5f611e0f868686612829565b5f818152600b6020908152604080832087845260079092528220805493945090929091906001600160401b038a81169116148015611e7357508154600160e01b900462ffffff161580611e73575082548254600160e01b900462ffffff9081169116145b82549091505f90600160901b900464ffffffffff1615801590611eb2575082548454600160901b90910464ffffffffff90811663010000009092041610155b9050811580611ebf575080155b80611eda5750825442600160b81b90910464ffffffffff1610155b15611ef85760405163d367b9b560e01b815260040160405180910390fd5b5f858152600d602090815260408083208a8452825291829020805464ffffffffff19164264ffffffffff1617905581516001600160401b038d16815263ffffffff8b1691810191909152339189918c917f19707216e09f80f8d8c73115583060e8a7d6b08ac106bd2d602ae300eb004110910160405180910390a450505050505050505050565b611f87613e82565b505f90815260076020908152604091829020825160e08101845290546001600160401b0381168252600160401b810464ffffffffff90811693830193909352600160681b8104831693820193909352600160901b830482166060820152600160b81b83049091166080820152600160e01b820462ffffff1660a0820152600160f81b90910460ff16151560c082015290565b5f600b5f612028868686612829565b81526020019081526020015f2090505f61204185612cdd565b905061204c82612f09565b64ffffffffff161561207157604051631689c57760e31b815260040160405180910390fd5b815467ffffffffffffffff60401b1916600160401b62ffffff83160264ffffffffff60581b191617600160581b4264ffffffffff160217825560405163ffffffff84168152339085906001600160401b038816907fe1c54d9c4efccec3fd309018c3e3a568e4656c470efab116b52eee320e076e5890602001611426565b5f516020614bfc5f395f51905f5261210681612240565b5f6121108361224a565b8054909150610100900460ff1661214557604051634a0de0bb60e01b81526001600160401b03841660048201526024016109e1565b805461ff001916815560405133906001600160401b038516907f31628e1f5a3a6743639aaef896bb081d58e97b22e836a6c738662989e9f9dd0a905f90a3505050565b5f516020614bfc5f395f51905f5261219f81612240565b5f8381526007602052604090206121b69083613662565b5f8381526007602090815260409182902054915164ffffffffff85168152339286926001600160401b03909116917fee2490825ecd90f6ca41889ef960cd4d3748f940d740aae692fe890e81d9b4479101611578565b5f6001600160e01b03198216637965db0b60e01b148061077b57506301ffc9a760e01b6001600160e01b031983161461077b565b6108af8133613702565b6001600160401b0381165f908152600560205260409020805460ff1661228e5760405163362a50b360e11b81526001600160401b03831660048201526024016109e1565b919050565b6003545f906114489064ffffffffff164261488a565b83546001600160401b0316156122d1576040516286e0bb60e81b815260040160405180910390fd5b835464ffffffffff909116600160401b026cffffffffff00000000000000001962ffffff909316600160e01b027fff000000ffffffffffffffffffffffffffffffffffffffff00000000000000009092166001600160401b03909416939093171716179055565b6123425f5f61373b565b565b604080516001600160401b038516602082015290810183905263ffffffff821660608201525f906080016040516020818303038152906040528051906020012090505b9392505050565b6123bc60405180608001604052805f81526020015f81526020015f64ffffffffff1681526020015f81525090565b61ffff8211612387575b606081015160101b82175f9081526020859052604090205415612496575f6123f485858585606001516124ab565b905060028160200151600281111561240e5761240e613fd1565b036124305780518251901916825280516020830180519119909116905261247d565b806080015161247d578051825117825260018160200151600281111561245857612458613fd1565b0361246b57805160208301805190911790525b60408082015164ffffffffff16908301525b506060810180519061248e826148a7565b9052506123c6565b80515f03612387575f60408201529392505050565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152601082901b8381175f90815260208781526040808320548552600287811c90941783526001890190915290205460c0600686901b161c906003603e83901c169081111561252457612524613fd1565b8260200190600281111561253a5761253a613fd1565b9081600281111561254d5761254d613fd1565b905250643fffffffff8116604080840191825262ffffff602684901c165f908152600188016020908152828220546060870181905293518483529089905291902061259e9164ffffffffff166137fa565b15156080840152509095945050505050565b5f6125c85f516020614bfc5f395f51905f523361144d565b9050806125e6576125e65f516020614c1c5f395f51905f5233613702565b90565b80545f9060ff16801561077b57505054610100900460ff161590565b61260d613ebd565b81541561228e5781548290612624906001906148bf565b8154811061263457612634614699565b5f9182526020918290206040805180820182526004909302909101805464ffffffffff1683528151606081019092526001810180549394919391850192918290829061267f906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546126ab906148d2565b80156126f65780601f106126cd576101008083540402835291602001916126f6565b820191905f5260205f20905b8154815290600101906020018083116126d957829003601f168201915b5050505050815260200160018201805461270f906148d2565b80601f016020809104026020016040519081016040528092919081815260200182805461273b906148d2565b80156127865780601f1061275d57610100808354040283529160200191612786565b820191905f5260205f20905b81548152906001019060200180831161276957829003601f168201915b5050505050815260200160028201805461279f906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546127cb906148d2565b80156128165780601f106127ed57610100808354040283529160200191612816565b820191905f5260205f20905b8154815290600101906020018083116127f957829003601f168201915b5050509190925250505090525092915050565b5f612835848484612344565b5f818152600b6020526040812054919250630100000090910464ffffffffff1690036123875760405163d99d6a6560e01b81526001600160401b03851660048201526024810184905263ffffffff831660448201526064016109e1565b600884901b5f8490036128b857604051631ff41ebb60e11b815260040160405180910390fd5b828510156128ed576128cb85600161383f565b604051630c805ddb60e21b815263ffffffff90911660048201526024016109e1565b5f8282106128fb578461290c565b61290582846148bf565b5f19901b85165b905080156129405761291e868261383f565b60405163c21e0a2d60e01b815263ffffffff90911660048201526024016109e1565b505050505050565b5f61295485858561238e565b8051909150198216801561298e5761296c848261383f565b604051637160770160e01b815263ffffffff90911660048201526024016109e1565b61294086858460600151865f600261386c565b8160405180604001604052804264ffffffffff168152602001836129c49061498d565b90528154600180820184555f9384526020938490208351600490930201805464ffffffffff191664ffffffffff9093169290921782559282015180519293919290918301908190612a159082614a8e565b5060208201516001820190612a2a9082614a8e565b5060408201516002820190612a3f9082614a8e565b50505050505050565b5f5f516020614c1c5f395f51905f5283148015612a6e57506001600160a01b0382163314155b8015612a82575060035464ffffffffff1615155b8015612a935750612a93838361144d565b15612b5e575f8381526004602090815260408083206001600160a01b038616845290915290208054600160281b900464ffffffffff1615612ad7575f91505061077b565b600354612aeb9064ffffffffff164261488a565b815469ffffffffff00000000001916600160281b64ffffffffff92831681029190911780845560405191900490911681526001600160a01b0384169085907eea6f18a8af6b557e4c2027c95eac59481e209f5b2f31a14a096ff0eb1330d29060200160405180910390a35f91505061077b565b5f8381526004602090815260408083206001600160a01b03861684529091529020805469ffffffffffffffffffff1916905561238783836138e5565b5f82815260208190526040902060010154612bb481612240565b612bbe8383613921565b50505050565b6001600160a01b0381163314612bed5760405163334bd91960e11b815260040160405180910390fd5b612bf78282612a48565b505050565b5f612c05611793565b612c0e42613aad565b612c189190614b4c565b9050612c248282613ae3565b60405165ffffffffffff821681526001600160a01b038316907f3377dc44241e779dd06afab5b788a35ca5f3b778836e2990bdb26a2a4b2e5ed69060200160405180910390a25050565b5f612c7882613b60565b612c8142613aad565b612c8b9190614b4c565b9050612c97828261373b565b6040805165ffffffffffff8085168252831660208201527ff1038c18cf84a56e432fdbfaf746924b7ea511dfe03a6506a0ceba4888788d9b910160405180910390a15050565b335f908152600760209081526040808320815160e08101835290546001600160401b0381168252600160401b810464ffffffffff90811694830194909452600160681b8104841692820192909252600160901b820483166060820152600160b81b82049092166080830152600160e01b810462ffffff1660a0830152600160f81b900460ff16151560c0820152612d748184613ba7565b612d93576040516301b67e3360e51b81523360048201526024016109e1565b60a0015192915050565b5f612da987878761238e565b90505f82612db8578151612dbe565b81602001515b851690508015612df457612dd2868261383f565b604051631122b6d960e31b815263ffffffff90911660048201526024016109e1565b6103e8826060015110612e2e57612e0c86600161383f565b6040516332881be360e21b815263ffffffff90911660048201526024016109e1565b612e4c88878460600151888888612e45575f61386c565b600161386c565b5050505050505050565b612e5f81613c14565b805442600160401b90910464ffffffffff16116108af57604051634b9eabf360e11b815260040160405180910390fd5b8054600160f81b900460ff161580612ec4575080544290612ec29062278d0090600160b81b900464ffffffffff166146d7565b105b15612ee257604051631e07475760e01b815260040160405180910390fd5b80547effffff00000000000000000000ffffffffffffffffffffffffffffffffffff169055565b8054600160401b810462ffffff165f90815260086020908152604080832054835260079091529020600160581b90910464ffffffffff16908115801590612f5c5750612f5c8164ffffffffff84166137fa565b15612f65575f91505b50919050565b5f612f796201518042614b6a565b600a549091505f9064ffffffffff808416911614612f97575f612fa6565b600a54600160281b900461ffff165b905060131961ffff821601612fd157604051600162222af960e01b0319815260040160405180910390fd5b60405180604001604052808364ffffffffff168152602001826001612ff69190614b89565b61ffff9081169091528151600a8054602090940151909216600160281b0266ffffffffffffff1990931664ffffffffff909116179190911790555050565b61303d83613c14565b428264ffffffffff161115613065576040516349d5d2e560e11b815260040160405180910390fd5b8164ffffffffff165f0361308c5760405163a9c1f86d60e01b815260040160405180910390fd5b801580156130ac5750426130aa6276a70064ffffffffff85166146d7565b105b156130ca5760405163a9c1f86d60e01b815260040160405180910390fd5b8254600160901b900464ffffffffff165f81158015906130f357508454600160f81b900460ff16155b9050808015613100575082155b1561311e57604051631b5cc26160e11b815260040160405180910390fd5b5f83801561313457508554600160f81b900460ff165b801561314d57508264ffffffffff168564ffffffffff16145b905064ffffffffff83161580159061317357508264ffffffffff168564ffffffffff1610155b801561317d575080155b1561319b5760405163a995e8b760e01b815260040160405180910390fd5b5050835469ffffffffffffffffffff60901b1916600160901b64ffffffffff9485160264ffffffffff60b81b191617600160b81b429490941693909302929092176001600160f81b03169015600160f81b021790915550565b81546001600160401b03600160501b82048116915f9161321d918491620100009091041661486b565b9050806001600160401b03168363ffffffff1611156132665760405163878041cd60e01b81526001600160401b038216600482015263ffffffff841660248201526044016109e1565b61327663ffffffff841683614ba3565b84546001600160401b0391909116600160501b0267ffffffffffffffff60501b1990911617909355505050565b5f5f6132ad611906565b915091506132c28165ffffffffffff16151590565b15806132d657504265ffffffffffff821610155b156132fe576040516319ca5ebb60e01b815265ffffffffffff821660048201526024016109e1565b6133195f6133146002546001600160a01b031690565b612a48565b506133245f83613921565b5050600180546001600160d01b031916905550565b5f8281526020819052604090206001015461335381612240565b612bbe8383612a48565b6123425f5f613ae3565b604080516060810182525f808252602082018190529181019190915260408051606081018252835462ffffff165f9081526008602052919091205481906001600160a01b0316815283546301000000900464ffffffffff1660208201526040016133d084612f09565b64ffffffffff16905292915050565b6133e7613ebd565b82545f905b60016133f883836148bf565b1115613458575f600261340b83856146d7565b6134159190614b6a565b90508486828154811061342a5761342a614699565b5f91825260209091206004909102015464ffffffffff161161344e57809250613452565b8091505b506133ec565b84828154811061346a5761346a614699565b5f9182526020918290206040805180820182526004909302909101805464ffffffffff168352815160608101909252600181018054939491939185019291829082906134b5906148d2565b80601f01602080910402602001604051908101604052809291908181526020018280546134e1906148d2565b801561352c5780601f106135035761010080835404028352916020019161352c565b820191905f5260205f20905b81548152906001019060200180831161350f57829003601f168201915b50505050508152602001600182018054613545906148d2565b80601f0160208091040260200160405190810160405280929190818152602001828054613571906148d2565b80156135bc5780601f10613593576101008083540402835291602001916135bc565b820191905f5260205f20905b81548152906001019060200180831161359f57829003601f168201915b505050505081526020016002820180546135d5906148d2565b80601f0160208091040260200160405190810160405280929190818152602001828054613601906148d2565b801561364c5780601f106136235761010080835404028352916020019161364c565b820191905f5260205f20905b81548152906001019060200180831161362f57829003601f168201915b5050509190925250505090525095945050505050565b61366b82613c14565b428164ffffffffff161015613693576040516380f75e4560e01b815260040160405180910390fd5b8154600160681b900464ffffffffff16158015906136c15750815442600160681b90910464ffffffffff1611155b156136df57604051632228dcb560e21b815260040160405180910390fd5b815464ffffffffff909116600160681b0264ffffffffff60681b19909116179055565b61370c828261144d565b610e4c5760405163e2517d3f60e01b81526001600160a01b0382166004820152602481018390526044016109e1565b600254600160d01b900465ffffffffffff1680156137bd574265ffffffffffff8216101561379457600254600180546001600160d01b0316600160a01b90920465ffffffffffff16600160d01b029190911790556137bd565b6040517f2b1fa2edafe6f7b9e97c1a9e0c3660e645beb2dcaa2d45bdbf9beaf5472e1ec5905f90a15b50600280546001600160a01b0316600160a01b65ffffffffffff948516026001600160d01b031617600160d01b9290931691909102919091179055565b81545f90600160901b900464ffffffffff16801580159061382257508064ffffffffff168310155b801561383757508354600160f81b900460ff16155b949350505050565b600882901b815b806001165f03613865578161385a81614bc2565b92505060011c613846565b5092915050565b601084901b85175f90815260208790526040812084905542673fffffc000000000602685901b16603e8460028111156138a7576138a7613fd1565b901b17179050600686901b60c01660029690961c60109590951b949094175f9081526001969096016020525050604090932080549190921b17905550565b5f8215801561390157506002546001600160a01b038381169116145b1561391757600280546001600160a01b03191690555b6123878383613c3e565b5f82613938576139318383613cae565b905061077b565b5f8381526004602090815260408083206001600160a01b0386168452909152902080544264ffffffffff9091161115613974575f91505061077b565b61397e8484613cae565b91508115613a41576040805180820190915260035481906139a69064ffffffffff164261488a565b64ffffffffff90811682525f60209283018190528781526004835260408082206001600160a01b0389168084529085529181902085518154968601518516600160281b0269ffffffffffffffffffff199097169085161795909517909455845493519390911683529186917f36a8b61f5e7256c72159621e3271e620728c71ed8ef0c5beef466b52247324b3910160405180910390a3613865565b8054600160281b900464ffffffffff161561386557805469ffffffffff0000000000191681556040515f81526001600160a01b0384169085907eea6f18a8af6b557e4c2027c95eac59481e209f5b2f31a14a096ff0eb1330d29060200160405180910390a35092915050565b5f65ffffffffffff821115613adf576040516306dfcc6560e41b815260306004820152602481018390526044016109e1565b5090565b5f613aec611906565b6001805465ffffffffffff8616600160a01b026001600160d01b03199091166001600160a01b038816171790559150613b2e90508165ffffffffffff16151590565b15612bf7576040517f8886ebfc4259abdbc16601dd8fb5678e54878f47b3c34836cfc51154a9605109905f90a1505050565b5f5f613b6a611793565b90508065ffffffffffff168365ffffffffffff1611613b9257613b8d8382614bdd565b612387565b61238765ffffffffffff841662069780613d14565b81515f9042906001600160401b038481169116148015613bd2575080846020015164ffffffffff1611155b8015613bfb5750604084015164ffffffffff161580613bfb5750836040015164ffffffffff1681105b801561383757505050506060015164ffffffffff161590565b80546001600160401b03165f036108af57604051630d383c7360e21b815260040160405180910390fd5b5f613c49838361144d565b15613ca7575f838152602081815260408083206001600160a01b0386168085529252808320805460ff1916905551339286917ff6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b9190a450600161077b565b505f61077b565b5f82613d0a575f613cc76002546001600160a01b031690565b6001600160a01b031614613cee57604051631fe1e13d60e11b815260040160405180910390fd5b600280546001600160a01b0319166001600160a01b0384161790555b6123878383613d23565b5f828218828410028218612387565b5f613d2e838361144d565b613ca7575f838152602081815260408083206001600160a01b03861684529091529020805460ff19166001179055613d633390565b6001600160a01b0316826001600160a01b0316847f2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d60405160405180910390a450600161077b565b6040805160a0810182525f80825260208201819052918101829052606081019190915260808101613dda613ebd565b905290565b604051806101e001604052805f81526020015f81526020015f81526020015f151581526020015f15158152602001613e15613ebd565b8152602001613e22613ebd565b8152604080516060810182525f8082526020828101829052928201529101908152602001613e4e613e82565b81525f6020820152604001613e61613e82565b81525f60208201819052604082018190526060820181905260809091015290565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081019190915290565b60405180604001604052805f64ffffffffff168152602001613dda60405180606001604052806060815260200160608152602001606081525090565b5f60208284031215613f09575f5ffd5b81356001600160e01b031981168114612387575f5ffd5b80356001600160401b038116811461228e575f5ffd5b80356001600160a01b038116811461228e575f5ffd5b5f5f60408385031215613f5d575f5ffd5b613f6683613f20565b9150613f7460208401613f36565b90509250929050565b803563ffffffff8116811461228e575f5ffd5b5f5f5f5f60808587031215613fa3575f5ffd5b613fac85613f20565b935060208501359250613fc160408601613f7d565b9396929550929360600135925050565b634e487b7160e01b5f52602160045260245ffd5b602080825282518282018190525f918401906040840190835b818110156140735783518051845260208101516003811061402d57634e487b7160e01b5f52602160045260245ffd5b8060208601525064ffffffffff6040820151166040850152606081015160608501526080810151151560808501525060a083019250602084019350600181019050613ffe565b509095945050505050565b5f6020828403121561408e575f5ffd5b61238782613f20565b5f81518084525f5b818110156140bb5760208185018101518683018201520161409f565b505f602082860101526020601f19601f83011685010191505092915050565b64ffffffffff81511682525f60208201516040602085015280516060604086015261410860a0860182614097565b90506020820151603f198683030160608701526141258282614097565b91505060408201519150603f198582030160808601526114e48183614097565b602081528151151560208201526020820151151560408201526001600160401b0360408301511660608201526001600160401b0360608301511660808201525f608083015160a08084015261383760c08401826140da565b5f5f83601f8401126141ad575f5ffd5b5081356001600160401b038111156141c3575f5ffd5b6020830191508360208260061b8501011115611de5575f5ffd5b5f5f5f5f5f608086880312156141f1575f5ffd5b6141fa86613f20565b94506020860135935061420f60408701613f7d565b925060608601356001600160401b03811115614229575f5ffd5b6142358882890161419d565b969995985093965092949392505050565b5f5f60408385031215614257575f5ffd5b61426083613f20565b915060208301356001600160401b0381111561427a575f5ffd5b83016060818603121561428b575f5ffd5b809150509250929050565b5f602082840312156142a6575f5ffd5b5035919050565b5f5f604083850312156142be575f5ffd5b6142c783613f20565b946020939093013593505050565b5f5f604083850312156142e6575f5ffd5b82359150613f7460208401613f36565b5f60208284031215614306575f5ffd5b61238782613f36565b5f6020828403121561431f575f5ffd5b813565ffffffffffff81168114612387575f5ffd5b5f5f5f5f5f5f60a08789031215614349575f5ffd5b61435287613f20565b95506020870135945061436760408801613f7d565b935060608701356001600160401b03811115614381575f5ffd5b61438d89828a0161419d565b909450925050608087013580151581146143a5575f5ffd5b809150509295509295509295565b5f5f604083850312156143c4575f5ffd5b6143cd83613f20565b9150613f7460208401613f20565b5f5f5f606084860312156143ed575f5ffd5b6143f684613f20565b92506020840135915061440b60408501613f7d565b90509250925092565b5f5f60408385031215614425575f5ffd5b82359150602083013564ffffffffff8116811461428b575f5ffd5b5f5f5f5f5f60a08688031215614454575f5ffd5b61445d86613f20565b94506020860135935061447260408701613f7d565b94979396509394606081013594506080013592915050565b6001600160401b03815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015264ffffffffff606082015116606083015264ffffffffff608082015116608083015260a08101516144f160a084018262ffffff169052565b5060c0810151612bf760c084018215159052565b602081528151602082015260208201516040820152604082015160608201525f6060830151614538608084018215159052565b50608083015180151560a08401525060a08301516103a060c08401526145626103c08401826140da565b905060c0840151601f198483030160e085015261457f82826140da565b60e086015180516001600160a01b0316610100870152602081015164ffffffffff9081166101208801526040820151166101408701529092509050506101008401516145cf61016085018261448a565b5061012084015164ffffffffff166102408401526101408401516145f761026085018261448a565b5061016084015164ffffffffff8116610340850152506101808401516103608401526101a08401516103808401526101c084015164ffffffffff81166103a0850152509392505050565b60e0810161077b828461448a565b634e487b7160e01b5f52601160045260245ffd5b5f62ffffff821662ffffff810361467c5761467c61464f565b60010192915050565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b803561ffff8116811461228e575f5ffd5b5f602082840312156146ce575f5ffd5b612387826146ad565b8082018082111561077b5761077b61464f565b8183526020830192505f815f5b8481101561472a5761ffff61470b836146ad565b16865260208281013590870152604095860195909101906001016146f7565b5093949350505050565b63ffffffff84168152604060208201525f6114e46040830184866146ea565b5f5f8335601e19843603018112614768575f5ffd5b83016020810192503590506001600160401b03811115614786575f5ffd5b803603821315611de5575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b602081525f6147cb8384614753565b606060208501526147e0608085018284614794565b9150506147f06020850185614753565b848303601f19016040860152614807838284614794565b925050506148186040850185614753565b848303601f1901606086015261482f838284614794565b9695505050505050565b63ffffffff85168152606060208201525f6148586060830185876146ea565b9050821515604083015295945050505050565b6001600160401b03828116828216039081111561077b5761077b61464f565b64ffffffffff818116838216019081111561077b5761077b61464f565b5f600182016148b8576148b861464f565b5060010190565b8181038181111561077b5761077b61464f565b600181811c908216806148e657607f821691505b602082108103612f6557634e487b7160e01b5f52602260045260245ffd5b5f82601f830112614913575f5ffd5b81356001600160401b0381111561492c5761492c614685565b604051601f8201601f19908116603f011681016001600160401b038111828210171561495a5761495a614685565b604052818152838201602001851015614971575f5ffd5b816020850160208301375f918101602001919091529392505050565b5f6060823603121561499d575f5ffd5b604051606081016001600160401b03811182821017156149bf576149bf614685565b60405282356001600160401b038111156149d7575f5ffd5b6149e336828601614904565b82525060208301356001600160401b038111156149fe575f5ffd5b614a0a36828601614904565b60208301525060408301356001600160401b03811115614a28575f5ffd5b614a3436828601614904565b60408301525092915050565b601f821115612bf75782821115612bf757805f5260205f20601f840160051c6020851015614a6b57505f5b90810190601f840160051c035f5b81811015612940575f83820155600101614a79565b81516001600160401b03811115614aa757614aa7614685565b614abb81614ab584546148d2565b84614a40565b6020601f821160018114614aed575f8315614ad65750848201515b5f19600385901b1c1916600184901b178455614b45565b5f84815260208120601f198516915b82811015614b1c5787850151825560209485019460019092019101614afc565b5084821015614b3957868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b65ffffffffffff818116838216019081111561077b5761077b61464f565b5f82614b8457634e487b7160e01b5f52601260045260245ffd5b500490565b61ffff818116838216019081111561077b5761077b61464f565b6001600160401b03818116838216019081111561077b5761077b61464f565b5f63ffffffff821663ffffffff810361467c5761467c61464f565b65ffffffffffff828116828216039081111561077b5761077b61464f56feedcc084d3dcd65a1f7f23c65c46722faca6953d28e43150a467cf43e5c30923855435dd261a4b9b3364963f7738a7a662ad9c84396d64be3365284bb7f0a5041a164736f6c6343000825000a";
